import { type Cell, textOf } from './cells'
import { currencyOf } from './currency-signs'

/**
 * What stands in a cell of rates. Amounts are decimal texts of major units, percentages decimals of
 * a hundred.
 */
export type Figure =
  | {
      readonly kind: 'amount'
      readonly value: string
      /** As the cell has it; `$` where it doesn't say whose dollars. */
      readonly currency?: string
      /** What else the cell says: `pp`, `per room`. */
      readonly words?: string
    }
  | {
      readonly kind: 'percent'
      readonly value: string
      /** Of the sharing rate, off it, or on top; undefined where the cell doesn't say. */
      readonly sense?: 'of' | 'off' | 'on'
    }
  /** `nil`: no charge. */
  | { readonly kind: 'nil' | 'closed' }

/** No room costs more for a night, in any currency. */
const maxAmount = 1e10
const nil =
  /^(nil|none|free|f\.?o\.?c\.?|no charge|no supplement|free of charge|complimentary|gratis)$/i
const closedWords =
  /^(?:(?:camp |lodge )?closed(?: for [a-z ]{3,40})?|not (?:available|for sale|accepted|allowed|permitted|admitted))$/i
/** What children of some ages pay. `Adult rate` alone is a heading. */
const asAdults =
  /^(?:pays? |charged )?(?:as|same as|like)(?: per)? (?:an? )?adults?(?: (?:sharing )?rates?)?$|^full adult rates?$|^adult rates? appl(?:y|ies)$/i
const half =
  /^(?:at |pays? )?half(?: (?:of )?(?:the )?(?:adult(?:s|['’]s)? |sharing )?(?:rate|price))?$/i
/** Stands where a price does, and none that can be charged: `from 500`, `25k`, `600*`, `on request`. */
export const isUnclearPrice = (text: string): boolean =>
  figureOf(text) === undefined && (unclearPrice.test(text.trim()) || isSeveralNumbers(text))

/** `400-450`, `400 / 520`, `6 00`, `4OO`: numbers alone, of which one is no day, age or year. */
function isSeveralNumbers(text: string): boolean {
  const bare = text.replaceAll(/\b[A-Z]{3}\b|[$€£]/g, '').replaceAll(/(?<=\d[oO]*)[oO]/g, '0')
  const numbers = (bare.replaceAll(/\s/g, '').match(/\d+/g) ?? []).map(Number)
  return (
    /^[\d\s.,'’/|–-]+$/.test(bare) &&
    numbers.some((one) => one > 31) &&
    !numbers.some((one) => one >= 2020 && one < 2050)
  )
}
const unclearPrice =
  /^(?:(?:from|ab|approx\.?|ca\.?|starting (?:at|from)) ?(?:[a-z]{3}|[$€£R])? ?(?!20[2-4]\d$)\d{2,}(?:[ .,]\d{2,3})*|(?:[a-z]{3}|[$€£R])? ?\d+(?:[.,]\d+)? ?k|(?:price )?(?:on|upon|up on) (?:request|application)|p\.?o\.?[ar]\.?|t\.?b\.?[acd]\.?|request|(?:[a-z]{3}|[$€£R])? ?\d[\d.,\s]*[*†‡]+)$/i

const number = /\d(?:[\d.,'’\s]*\d)?/
const priceWords =
  /^(?:p\.?p\.?(?:p?\.?n?\.?s?\.?n?)?|pppns?|per (?:person|room|unit|tent|villa|house|night|adult|child)|sharing|nett?|rack|p\/p|\s|,|\/)*$/i

/** `+100` is what comes to another price. */
const onTop = /^(?:\+|plus\b) ?/i

/** Beside a currency alone: `$395 single` is a figure, `2 children` is none. */
const guestWords =
  /\b(?:sharers?|single|sgl|twin|double|dbl|triple|child|supp(?:lement)?|occupancy)\b/gi

/** The figure of a cell; undefined for an empty cell and for words that are none. */
export function figureOf(cell: Cell | undefined): Figure | undefined {
  if (typeof cell === 'number')
    return cell >= 0 && cell < maxAmount ? { kind: 'amount', value: plain(cell) } : undefined
  if (cell instanceof Date) return undefined
  const text = textOf(cell)
  if (nil.test(text)) return { kind: 'nil' }
  if (closedWords.test(text)) return { kind: 'closed' }
  if (asAdults.test(text)) return { kind: 'percent', value: '100', sense: 'of' }
  if (half.test(text)) return { kind: 'percent', value: '50', sense: 'of' }
  return percentIn(text) ?? amountIn(text)
}

/** What may stand before a percentage: `less 25%` is one, `Nett (25% off rack)` a heading. */
const beforePercent = /^(?:[-–−+@]|less|minus|plus|pays?|at|discount(?: of)?|reduction(?: of)?)?$/i

function percentIn(text: string): Figure | undefined {
  const [, before = '', value, after = ''] =
    /^([^\d]*?)(\d{1,3}(?:[.,]\d+)?) ?(?:%|percent|pct)(.*)$/i.exec(text) ?? []
  if (value === undefined || !beforePercent.test(before.trim())) return undefined
  const words = `${before} ${after}`.trim().toLowerCase()
  const sense = percentSense(words)
  if (sense === undefined && words !== '') return undefined
  const figure = { kind: 'percent', value: value.replace(',', '.') } as const
  return sense === undefined ? figure : { ...figure, sense }
}

/** Whether words around a percentage say what it is of: `50% off`, `75% of adult rate`, `+30%`. */
export function percentSense(words: string): 'of' | 'off' | 'on' | undefined {
  if (/^[-–−]$|\boff\b|discount|reduction|\bless\b|reduced by/i.test(words)) return 'off'
  if (/^\+$|\bsupplement\b|surcharge|\bon top\b|additional/i.test(words)) return 'on'
  return /\bof\b.*\b(adult|sharing|pps?|rate|full)|\bpays?\b|\bpayable\b|of rate/i.test(words)
    ? 'of'
    : undefined
}

/** `690 890 890`: no night costs that, and a line of a PDF may have three prices in one cell. */
const severalPrices = /^\d{3}(?:\s\d{3}){2,}$/

function amountIn(text: string): Figure | undefined {
  const numberMatch = number.exec(text)
  if (numberMatch === null || severalPrices.test(text)) return undefined
  const [digits] = numberMatch
  const textBefore = text.slice(0, numberMatch.index).trim()
  const before = textBefore.replace(onTop, '')
  const after = text
    .slice(numberMatch.index + digits.length)
    .replace(/^(?:[.,]?[-–—]+|\/[-=])/, '')
    .trim()
    .replaceAll(/^\(|\)$/g, '')
  const value = decimalOf(digits)
  if (value === undefined) return undefined
  const [currency, words] = [before, after].reduce<[string | undefined, string] | []>(
    (so, part) => {
      if (so.length === 0 || part === '') return so
      const pieces = part.split(/\s+/)
      const at = pieces.findIndex((piece) => currencyOf(piece) !== undefined)
      const code = currencyOf(part) ?? (at < 0 ? undefined : currencyOf(pieces[at] ?? ''))
      const rest =
        currencyOf(part) === undefined
          ? pieces.filter((_piece, index) => index !== at).join(' ')
          : ''
      if (
        !priceWords.test(rest.replaceAll(guestWords, '')) ||
        (code !== undefined && so[0] !== undefined && code !== so[0])
      )
        return []
      return [so[0] ?? code, `${so[1]} ${rest}`.trim()]
    },
    [undefined, ''],
  )
  if (words === undefined || (currency === undefined && words.search(guestWords) >= 0))
    return undefined
  const allWords = before === textBefore ? words : `${words} supplement`.trim()
  return {
    kind: 'amount',
    value,
    ...(currency === undefined ? {} : { currency }),
    ...(allWords === '' ? {} : { words: allWords }),
  }
}

/** A number as a text without the noise of binary fractions. */
const plain = (one: number): string => String(Number(one.toFixed(4)))

/**
 * `1,046.50`, `1.046,50`, `1 090`, `1046,5` and `1,046` as decimals: the last mark is the point,
 * unless three digits follow it. Undefined for digits that are grouped like no amount.
 */
export function decimalOf(given: string): string | undefined {
  const text = given.replaceAll(/[\s'’]+/g, ' ').trim()
  const marks = text.replaceAll(/\d/g, '')
  const last = marks.at(-1)
  if (last === undefined) return text
  const tail = text.slice(text.lastIndexOf(last) + 1)
  const isPoint =
    last !== ' ' &&
    marks.split(last).length === 2 &&
    (tail.length < 3 || marks.length > 1 || text.startsWith('0'))
  const whole = isPoint ? text.slice(0, text.lastIndexOf(last)) : text
  if (isPoint && tail.length > 2 && !text.startsWith('0')) return undefined
  const groups = whole.split(/[ .,]/)
  const isGrouped =
    groups.length === 1 ||
    ((groups[0] ?? '').length <= 3 && groups.slice(1).every(({ length }) => length === 3))
  if (!isGrouped || new Set(whole.replaceAll(/\d/g, '')).size > 1) return undefined
  return isPoint ? `${groups.join('')}.${tail}` : groups.join('')
}

/** A sentence with an amount speaks of that alone: a fee, a transfer, a supplement. */
const priceInText =
  /(?:\b(?:USD|ZAR|EUR|GBP|BWP|NAD|KES|R)|[$€£]) ?(?!20[2-9]\d\b)\d|\b(?!20[2-9]\d\b)\d[\d.,]* ?(?:USD|ZAR|EUR|GBP|BWP|NAD|KES)\b/

/** Whether a text has a price of something. */
export const hasAmount = (text: string): boolean => priceInText.test(text)
