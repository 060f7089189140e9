import * as z from 'zod/mini'

/** A language, with its country where that matters. */
export const localeTag = z
  .string()
  .check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/, { error: 'must be a language tag like en or fr-FR' }))

/** Languages to look for, the best first: the one asked for, without its country, then English. */
export function localesFor(locale: string): string[] {
  return [...new Set([locale, locale.slice(0, 2), 'en'])]
}
