/** Names as browsers write them into `User-Agent`, the more special ones first: Edge calls itself Chrome and Safari, too. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameIn = (names: readonly (readonly [string, RegExp])[], text: string) =>
  names.find(([, sign]) => sign.test(text))?.[0];

/**
 * Describes a device in words that its owner recognises: "Firefox on Windows". Only these words are stored, not what the browser
 * sent.
 * @param userAgent the header, which is anything. @returns empty where it says neither.
 */
export function deviceWords(userAgent = ''): string {
  const text = userAgent.slice(0, 500);
  return [nameIn(browsers, text), nameIn(systems, text)].filter((name) => name !== undefined).join(' on ');
}
