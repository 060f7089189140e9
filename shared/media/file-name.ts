/** The most characters of a file's name, as file systems have it. */
export const maxFileName = 200

/**
 * A file's name as it is kept and shown: its last part only, without control characters, direction
 * marks and what systems do not allow in a name; cut in the middle of its stem, so that the
 * extension stays. `document` when nothing is left.
 */
export function fileNameOf(name: string): string {
  const last = name.replaceAll('\\', '/').split('/').at(-1) ?? ''
  const clean = last
    .normalize('NFC')
    .replace(refusedCharacters, '')
    .replace(halves, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (clean === '') return 'document'
  if (clean.length <= maxFileName) return clean
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 && clean.length - dot <= 12 ? clean.slice(dot) : ''
  const stem = clean
    .slice(0, maxFileName - extension.length)
    .replace(halves, '')
    .replace(/[. ]+$/, '')
  return `${stem}${extension}`
}

/** Half a character, as a cut leaves it. */
const halves = /\p{Surrogate}/gu

// Controls, marks that turn the direction of what follows, and the characters that file systems
// keep for themselves
const refusedCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are exactly what is taken out
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/g
