import type { LikePattern } from './filter-types'

/** Case does not matter for what is folded; accents do. */
export function fold(text: string): string {
  return text.toLowerCase()
}

/**
 * Reads a like pattern: `%` stands for any text, `\%` for itself, nothing else is special; without
 * `%` the text may stand anywhere. No regular expression is ever made from it.
 */
export function likePattern(text: string, ignoreCase: boolean): LikePattern {
  const pattern = ignoreCase ? fold(text) : text
  const finishedParts: string[] = []
  let part = ''
  for (let at = 0; at < pattern.length; at++) {
    const isEscaped = pattern.startsWith('\\%', at)
    if (isEscaped) at += 1
    const character = pattern.charAt(at)
    if (isEscaped || character !== '%') part += character
    else {
      finishedParts.push(part)
      part = ''
    }
  }
  const [start, ...middles] = finishedParts
  return start === undefined
    ? { start: '', middles: [part], end: '', ignoreCase }
    : { start, middles, end: part, ignoreCase }
}

/**
 * The pattern for a literal text: `100%` finds `100% wild`, not everything that starts with 100.
 */
export function literalLike(text: string): string {
  return text.replaceAll('%', '\\%')
}

/**
 * Whether a text (folded, if the pattern ignores case) has the pattern's parts in order. Time grows
 * with the text alone.
 */
export function isLike(text: string, { start, middles, end }: LikePattern): boolean {
  if (text.length < start.length + end.length || !text.startsWith(start) || !text.endsWith(end))
    return false
  let from = start.length
  for (const middle of middles) {
    const at = text.indexOf(middle, from)
    if (at < 0) return false
    from = at + middle.length
  }
  return from <= text.length - end.length
}
