/** A cell of a supplier's sheet: a text, a number, a date at midnight UTC, or nothing. */
export type Cell = string | number | Date | null
export type Grid = readonly (readonly Cell[])[]

/** A place in a sheet, from 0. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** The text of a cell as a person reads it, without white space around. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date
    ? cell.toISOString().slice(0, 10)
    : String(cell)
        .replaceAll(/[^\S\n]+/g, ' ')
        .trim()
}

/** `C6`; columns after Z are AA, AB … */
export function addressOf({ row, column }: Place): string {
  let letters = ''
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  return `${letters}${row + 1}`
}

/** The first and last of places: `C6:G6`. */
export function rangeOf(places: readonly Place[]): string {
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return ''
  return places.length === 1 ? addressOf(first) : `${addressOf(first)}:${addressOf(last)}`
}

/**
 * What stands in a cell of rates. Amounts are decimal texts of major units, percentages decimals of
 * a hundred.
 */
export type Figure =
  | { readonly kind: 'amount' | 'percent'; readonly value: string }
  /** `nil`: a supplement or a child's rate of 0. */
  | { readonly kind: 'nil' | 'closed' }

/** No room costs more for a night, in any currency. */
const maxAmount = 1e10
const nil = /^(nil|none|free|foc|no charge|no supplement|-|–|—)$/i
const closed = /^(closed|camp closed|n\/?a|not available)$/i

/** The figure of a cell; undefined for an empty cell and for words that are none. */
export function figureOf(cell: Cell | undefined): Figure | undefined {
  if (typeof cell === 'number')
    return cell >= 0 && cell < maxAmount ? { kind: 'amount', value: plain(cell) } : undefined
  const text = textOf(cell)
  if (nil.test(text)) return { kind: 'nil' }
  if (closed.test(text)) return { kind: 'closed' }
  const percent = /^\+?(\d{1,3}(?:[.,]\d+)?) ?%$/.exec(text)?.[1]
  if (percent !== undefined) return { kind: 'percent', value: percent.replace(',', '.') }
  const bare = text
    .replace(/^[A-Z]{3}\b|\b[A-Z]{3}$|^(US)?[$€£R] ?/gi, '')
    .replaceAll(/[\s'’]/g, '')
  return /^\d[\d.,]{0,12}$/.test(bare) ? { kind: 'amount', value: decimalOf(bare) } : undefined
}

/** A number as a text without the noise of binary fractions. */
const plain = (number: number): string => String(Number(number.toFixed(4)))

/**
 * `1,046.50`, `1.046,50`, `1046,5` and `1,046` as decimals: the last mark is the point, unless
 * three digits follow it.
 */
function decimalOf(text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const isPoint =
    last >= 0 && (text.length - last - 1 !== 3 || new Set(text.replaceAll(/\d/g, '')).size > 1)
  const whole = (isPoint ? text.slice(0, last) : text).replaceAll(/[.,]/g, '')
  return isPoint ? `${whole}.${text.slice(last + 1) || '0'}` : whole
}
