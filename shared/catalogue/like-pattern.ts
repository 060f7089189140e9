import type { LikePattern } from './filter-types'

/** Case does not matter for what is folded; accents do. */
export function fold(text: string): string {
  return text.toLowerCase()
}

/**
 * Reads a like pattern: `%` stands for any text, `\%` for itself, nothing else is special; without `%` the text may
 * stand anywhere. No regular expression is ever made from it.
 */
export function likePattern(text: string, ignoreCase: boolean): LikePattern {
  const parts: string[] = ['']
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '%') parts.push('')
    else
      parts.push(
        (parts.pop() ?? '') + (character === '\\' && text.charAt(at + 1) === '%' ? text.charAt(++at) : character),
      )
  }
  const anywhere = parts.length === 1 ? ['', ...parts, ''] : parts
  return { parts: ignoreCase ? anywhere.map(fold) : anywhere, ignoreCase }
}

/** Whether a text (folded, if the pattern ignores case) has the pattern's parts in order. Time grows with the text alone. */
export function isLike(text: string, { parts }: LikePattern): boolean {
  const first = parts[0] ?? ''
  const last = parts.at(-1) ?? ''
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false
  let from = first.length
  for (let part = 1; part < parts.length - 1; part++) {
    const middle = parts[part] ?? ''
    const at = text.indexOf(middle, from)
    if (at < 0) return false
    from = at + middle.length
  }
  return from <= text.length - last.length
}
