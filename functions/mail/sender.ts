import { cutText } from '#shared/format/plain-text'

/** The most of a name that a mail program shows. */
const maxName = 100
/** Bytes of text in one encoded word, which may be 75 characters long with its frame. */
const wordBytes = 45

/**
 * A sender with the name that a mail is from, and the address that it really comes from: plain where
 * the name is ASCII, else in encoded words (RFC 2047).
 * @param from - `hello@example.com` or `Tembea <hello@example.com>`
 */
export function senderNamed(from: string, name: string | undefined): string {
  const words = (name ?? '')
    .replace(/[\p{Cc}<>"\\@]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const shownName = cutText(words, maxName)
  if (shownName === '') return from
  const address = /<([^>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
  const isPlain = /^[\x20-\x7e]+$/.test(shownName)
  return `${isPlain ? `"${shownName}"` : encodedWords(shownName)} <${address}>`
}

/** A word never cuts a character in two. */
function encodedWords(text: string): string {
  const words: string[] = ['']
  for (const character of text) {
    const longer = `${words.at(-1) ?? ''}${character}`
    if (Buffer.byteLength(longer) > wordBytes) words.push(character)
    else words[words.length - 1] = longer
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}
