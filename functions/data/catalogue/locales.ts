/** Languages to look for, the best first: the one asked for, without its country, then English. */
export function localesFor(locale: string): string[] {
  return [...new Set([locale, locale.slice(0, 2), 'en'])]
}
