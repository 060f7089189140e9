import { countOf } from '../format/words'

/**
 * A value of a catalogue field in one line, as lists of changes show it: lists by their length,
 * texts by how they begin (2 §2.4).
 */
export function shortValue(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  return Array.isArray(value)
    ? countOf(value.length, 'entry', 'entries')
    : String(value).slice(0, 60)
}
