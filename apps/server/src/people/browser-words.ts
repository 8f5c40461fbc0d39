const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const MACHINES: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstOf = (words: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  words.find(([sign]) => sign.test(text))?.[1];

/** Returns the browser and the machine behind a `User-Agent` header in words, such as "Firefox on Linux". */
export const browserWords = (agent = ''): string => {
  const browser = firstOf(BROWSERS, agent);
  if (browser === undefined) return 'Unknown browser';
  const machine = firstOf(MACHINES, agent);
  return machine === undefined ? browser : `${browser} on ${machine}`;
};
