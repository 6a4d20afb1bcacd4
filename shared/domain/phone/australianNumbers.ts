/**
 * Numbers that are in use in Australia, without their first 0: of landlines, then of mobiles. Both are those of Google's
 * libphonenumber; a test compares them with its latest version here.
 */
export const landlines =
  '(?:(?:241|349)0\\d\\d|8(?:51(?:0(?:0[03-9]|[12479]\\d|3[2-9]|5[0-8]|6[1-9]|8[0-7])|1(?:[0235689]\\d|1[0-69]|4[0-589]|7[0-47-9])|2(?:0[0-79]|[18][13579]|2[14-9]|3[0-46-9]|[4-6]\\d|7[89]|9[0-4])|[34]\\d\\d)|91(?:(?:[0-58]\\d|6[0135-9])\\d|7(?:0[0-24-9]|[1-9]\\d)|9(?:[0-46-9]\\d|5[0-79]))))\\d{3}|(?:2(?:[0-26-9]\\d|3[0-8]|4[02-9]|5[0135-9])|3(?:[0-3589]\\d|4[0-578]|6[1-9]|7[0-35-9])|7(?:[013-57-9]\\d|2[0-8])|8(?:55|6[0-8]|[78]\\d|9[02-9]))\\d{6}';
export const mobiles =
  '4(?:79[01]|83[0-36-9]|9(?:5[0-3]|6[0-4]))\\d{5}|4(?:[0-36]\\d|4[047-9]|[58][0-24-9]|7[02-8]|9[0-47-9])\\d{6}';

const all = new RegExp(`^(?:0(?:${landlines}|${mobiles})|1[38]00\\d{6}|13(?!00)\\d{4}|1802\\d{3})$`);

/** Returns whether these digits, dialled in Australia, call a landline, a mobile, or a 13, 1300 or 1800 number. */
export const isAustralianNumber = (digits: string): boolean => all.test(digits);
