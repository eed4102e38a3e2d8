/** "Firefox on Windows" from what a browser says of itself; in order, because most claim to be others. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([, shape]) => shape.test(userAgent))?.[0]
  const system = SYSTEMS.find(([, shape]) => shape.test(userAgent))?.[0]
  if (browser === undefined && system === undefined) return 'An unknown device'
  if (system === undefined) return browser ?? ''
  return browser === undefined ? system : `${browser} on ${system}`
}
