import * as z from 'zod/mini'

// C0 and C1 controls but tab and line feed, and the marks that turn the direction of what follows
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are exactly what is refused
const refusedCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

// Without its other half a surrogate is no character, and no address can hold it
const halves = /\p{Surrogate}/gu

/** A text without halves of characters, as a field leaves them that ends in the middle of an emoji. */
const withoutHalves = (text: string): string => text.replace(halves, '')

/** A text that came from elsewhere, without what `plainText` refuses, and trimmed. */
export const withoutControls = (text: string): string =>
  withoutHalves(text.replaceAll(new RegExp(refusedCharacters, 'g'), '')).trim()

/** The first so many UTF-16 units of a text, less what would be half a character. */
export const cutText = (text: string, max: number): string => withoutHalves(text.slice(0, max))

/**
 * Text that a person types: any script and any emoji, no control characters and no direction
 * overrides (which would let a name rearrange the line it stands in). Trimmed, and without halves of characters. One schema a length,
 * however many fields it is for.
 * @param max - the most characters, in UTF-16 units as the browser's maxLength counts them
 */
export function plainText(max: number): z.ZodMiniString<string> {
  return once(plain, max, () =>
    z.string().check(
      z.overwrite(withoutHalves),
      z.trim(),
      z.maxLength(max, { error: `must be at most ${max} characters` }),
      z.refine((text) => !refusedCharacters.test(text), {
        error: 'must not contain control characters',
      }),
    ),
  )
}

/** Text of at most so many UTF-16 units that programs write, such as a filter or a cursor. */
export const textUpTo = (max: number): z.ZodMiniString<string> => z.string().check(z.maxLength(max))

/** Plain text that must not be empty. */
export function requiredText(max: number): z.ZodMiniString<string> {
  return once(requiredTexts, max, () =>
    plainText(max).check(z.minLength(1, { error: 'must not be empty' })),
  )
}

const plain = new Map<number, z.ZodMiniString<string>>()
const requiredTexts = new Map<number, z.ZodMiniString<string>>()

function once(
  made: Map<number, z.ZodMiniString<string>>,
  max: number,
  make: () => z.ZodMiniString<string>,
): z.ZodMiniString<string> {
  const schema = made.get(max) ?? make()
  made.set(max, schema)
  return schema
}
