/** What an operator recognises a session by. The whole user agent is not kept: it tells more than that. */
export interface SessionDevice {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Browsers name those they derive from as well, so the first match counts. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (names: typeof browsers, userAgent: string): string | null =>
  names.find(([shape]) => shape.test(userAgent))?.[1] ?? null;

export const sessionDevice = (userAgent = ''): SessionDevice => ({
  browser: firstIn(browsers, userAgent),
  system: firstIn(systems, userAgent),
});
