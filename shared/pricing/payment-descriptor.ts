/** The most characters that the payment networks take (1 §5). */
const longestDescriptor = { ach: 22, credit: 15 } as const

/**
 * The text on the payer's statement (1 §5): without `'`, `<` and `>`, truncated to 22 (ACH) or 15
 * characters (card). Undefined when nothing is left, so that it is dropped.
 */
export function paymentDescriptor(
  text: string,
  method: keyof typeof longestDescriptor,
): string | undefined {
  const characters = [...text.replace(/['<>]/g, '')].slice(0, longestDescriptor[method])
  const descriptor = characters.join('')
  return descriptor.trim() === '' ? undefined : descriptor
}
