/**
 * The plain facts in the words about a place: the languages, whether a wheelchair gets in, whether it costs nothing. Each
 * answers null where the words do not say it, so that nobody is sent to a place on a guess.
 */

/** The languages spoken most in Australia besides English, by their usual names; after a colon others of the same. */
const languages = (
  'Afrikaans,Albanian,Amharic,Arabic,Armenian,Arrernte,Assyrian,Auslan:sign language,Bengali:Bangla,Bosnian,Bulgarian,Burmese,' +
  'Cantonese,Chaldean,Chinese,Croatian,Czech,Danish,Dari,Dinka,Dutch,Estonian,Fijian,Filipino (Tagalog):Filipino:Tagalog,' +
  'Finnish,French,German,Greek,Gujarati,Hakka,Hazaragi,Hebrew,Hindi,Hmong,Hokkien,Hungarian,Indonesian,Italian,Japanese,' +
  'Kannada,Karen,Khmer,Korean,Kriol,Kurdish,Lao,Latvian,Lithuanian,Macedonian,Malay,Malayalam,Maltese,Mandarin,Maori:Māori,' +
  'Marathi,Mongolian,Nepali,Norwegian,Oromo,Pashto,Persian (Farsi):Persian:Farsi,Pitjantjatjara,Polish,Portuguese,Punjabi,' +
  'Rohingya,Romanian,Russian,Samoan,Serbian,Shona,Sinhalese:Sinhala,Slovak,Slovenian,Somali,Spanish,Swahili,Swedish,Tamil,' +
  'Telugu,Teochew,Tetum,Thai,Tibetan,Tigrinya,Tongan,Torres Strait Creole,Turkish,Ukrainian,Urdu,Vietnamese,Warlpiri,' +
  'Yiddish,Yolngu Matha'
)
  .split(',')
  .map((one) => one.split(':'));

/** Each way to write a language, in small letters, with its usual name. A name with a bracket is written in its other ways. */
const languageOf = new Map(
  languages.flatMap(([label, ...others]) =>
    [label!, ...others].map((name) => [name.toLowerCase(), label!] as const),
  ),
);
/** The most words of a name: "Torres Strait Creole". */
const maxWords = 3;

const clausesOf = (text: string) => text.split(/[.;,\n]|\bbut\b/i);

/**
 * The languages besides English that a text lists, in the order of the text.
 * @returns null where nobody listed any.
 */
export function languagesSpoken(text: string | undefined): readonly string[] | null {
  if (text === undefined) return null;
  const said = text
    .split(/[.;\n]/)
    .filter((clause) => !/\b(?:no|not|without)\b/i.test(clause))
    .join(', ');
  const words = said.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = words.map((_, at) => {
    const names = Array.from({ length: maxWords }, (__, more) =>
      words.slice(at, at + maxWords - more).join(' '),
    );
    return names.map((name) => languageOf.get(name)).find((language) => language !== undefined);
  });
  return [...new Set(named.filter((language) => language !== undefined))];
}

/** Each says that one gets in without a step. */
const levelWays =
  /step-? ?free|\bno (?:steps?|stairs)\b|\blevel (?:access|entry|entrance)|\bramps?\b|\blifts?\b|\bwheelchairs?\b|\bflat (?:access|entry|entrance)/i;
/** Other things than the way in can be accessible. */
const otherThings = /(?:wheelchair[- ])?(?:accessible|disabled) (?:toilets?|parking|bathrooms?|showers?)/gi;
/** "No steps" denies nothing. */
const denial = /\b(?:no(?! (?:steps?|stairs)\b)|not|without|limited|partial(?:ly)?|difficult)\b/i;
/** "Wheelchair access: no", "Wheelchair access is limited", "Wheelchairs cannot get in". */
const endsInDenial =
  /(?:: ?|\bis )(?:no|not|limited|difficult)\b|\b(?:can ?not|can['’]t|unable|some parts|parts only)\b/i;

/** Returns whether a clause says that a way in is missing, or not for everybody. */
function isDenied(clause: string): boolean {
  const { index = clause.length } = denial.exec(clause) ?? {};
  const end = endsInDenial.exec(clause)?.index ?? 0;
  return levelWays.test(clause.slice(index)) || levelWays.test(clause.slice(0, end));
}

const notSaid = /\b(?:unknown|not known|no information|ask|check|call)\b/i;
const steps = /\b(?:steps?|stairs?|staircase|upstairs)\b/i;

/** Returns whether one gets in without a step. @param text what is listed about getting in. @returns null where it does not say. */
export function isStepFree(text: string | undefined): boolean | null {
  if (text === undefined) return null;
  let says: boolean | null = null;
  for (const clause of clausesOf(text.replaceAll(otherThings, ' '))) {
    if (notSaid.test(clause)) continue;
    if (isDenied(clause)) return false;
    if (levelWays.test(clause)) says = true;
    else if (steps.test(clause)) says ??= false;
  }
  return says;
}

const otherFreedoms =
  /\b(?:step|toll|smoke)-? ?free\b|\bfree (?:parking|call|tea|coffee|wi-?fi|quotes?|trial|of)\b/gi;
const nothingToPay =
  /\bfree\b|\bno (?:cost|charge|fees?)\b|\b(?:without|at no) (?:cost|charge)\b|\bcosts? nothing\b|\bbulk bill|\$ ?0(?:\.00?)?(?![\d.])/i;
const amounts = /\$ ?([\d.]+)/g;
const somethingToPay =
  /\bnot free\b|\b\d+ dollars?\b|\bgold coin\b|\bdonation\b|\bthere is a (?:fee|charge|cost)\b/i;
/** Some pay and others do not, or not each time. */
const onCondition =
  /\b(?:if|when|with|under|over|first|then|after|except|otherwise|members?|holders?|some|part(?:ly)?|may|can be|concessions?|eligible|for (?!anybody|anyone|everybody|everyone|all))\b/i;

/** Returns whether it is free for everybody; null if unknown. @param text the listed cost. */
export function isFree(text: string | undefined): boolean | null {
  if (text === undefined) return null;
  const about = text.replaceAll(otherFreedoms, ' ');
  const isNothing = nothingToPay.test(about.replaceAll(/\bnot free\b/gi, ' '));
  const isPriced = Array.from(about.matchAll(amounts)).some(([, amount]) => /[1-9]/.test(amount!));
  const isSomething = isPriced || somethingToPay.test(about);
  if (isNothing && (isSomething || onCondition.test(about))) return null;
  if (isNothing) return true;
  return isSomething && !onCondition.test(about.replaceAll(/\bfor\b/gi, ' ')) ? false : null;
}
