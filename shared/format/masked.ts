/**
 * A text without addresses of people, and without secrets of links and sessions (64 hexadecimal
 * digits, or 256 bits in base64url), whoever wrote it.
 * @param by - what stands in the place of each
 */
export const maskSecrets = (text: string, by: (secret: string) => string = () => '…'): string =>
  text
    .replace(/[\w.+%-]+@[\w-]+(\.[\w-]+)+/g, (email) => email.split('@').map(by).join('@'))
    .replace(/[0-9a-f]{64}/g, by)
    // Nothing of a word is before or after it, but for the letter of an escaped end of line.
    .replace(/(?:(?<![\w-])|(?<=\\[nrt]))[\w-]{43}(?![\w-])/g, by)
