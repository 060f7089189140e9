/** The most characters that the payment networks take (1 §5). */
const longestDescriptor = { ach: 22, credit: 15 } as const
const refusedCharacters = /['<>]/g

/**
 * The words of a statement's text that fit its method whole, so that 1 §5 truncates none of them in
 * the middle; the first word alone where even that is too long.
 * @param text - the agency's name and what is paid for
 */
export function wholeWords(text: string, method: keyof typeof longestDescriptor): string {
  const [first = '', ...others] = text.trim().split(/\s+/)
  let phrase = first
  for (const word of others) {
    const longer = `${phrase} ${word}`
    if (paymentDescriptor(longer, method) !== longer.replace(refusedCharacters, '')) break
    phrase = longer
  }
  return phrase
}

/**
 * The text on the payer's statement (1 §5): without `'`, `<` and `>`, truncated to 22 (ACH) or 15
 * characters (card). Undefined when nothing is left, so that it is dropped.
 */
export function paymentDescriptor(
  text: string,
  method: keyof typeof longestDescriptor,
): string | undefined {
  const characters = [...text.replace(refusedCharacters, '')].slice(0, longestDescriptor[method])
  const descriptor = characters.join('')
  return descriptor.trim() === '' ? undefined : descriptor
}
