import { withoutNames } from './nameless'
import { fullNamesOf, namesOf, type Subject } from './subject'

/** Takes names out of a text. */
export type Mask = (text: string) => string

/** Takes every name by which they are called: for texts that are about them. */
export function nameMask(subject: Subject): Mask {
  const names = [...fullNamesOf(subject), ...namesOf(subject)]
  return (text) => withoutNames(text, names)
}

/** Takes only what nobody else is called by: for any other text. */
export function fullNameMask(subject: Subject): Mask {
  const names = fullNamesOf(subject)
  return (text) => withoutNames(text, names)
}

/** What is no text of a person's: places of files, orders of parts, who of the agency it was. */
const notTexts: readonly string[] = ['picture', 'pictures', 'headshot', 'order', 'by']

/** A value with every text in it masked. */
export function maskAll<T>(value: T, mask: Mask): T
export function maskAll(value: unknown, mask: Mask): unknown {
  if (typeof value === 'string') return mask(value)
  if (Array.isArray(value)) return value.map((one) => maskAll(one, mask))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      notTexts.includes(name) ? inner : maskAll(inner, mask),
    ]),
  )
}
