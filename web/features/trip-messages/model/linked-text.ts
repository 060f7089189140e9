/** A piece of a text: as it stands, or a web address to follow. */
export interface TextPiece {
  readonly text: string
  readonly href?: string
}

/** A text with its web addresses apart. A full stop or a bracket that ends a sentence is no part of an address. */
export function linkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    const address = match[0].replace(/[.,;:!?)\]]+$/, '')
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) })
    pieces.push({ text: address, href: address })
    from = match.index + address.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}
