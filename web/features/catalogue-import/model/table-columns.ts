/** How the cells of a column are written where that is not as the product writes them. */
export type CellForm = 'dayFirst' | 'monthFirst' | 'decimalComma' | 'amount'

export const formWords: Readonly<Record<CellForm, string>> = {
  dayFirst: 'Dates as day/month/year',
  monthFirst: 'Dates as month/day/year',
  decimalComma: 'Decimal commas',
  amount: 'Currency signs and thousands separators are left out',
}

const plain = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** Other names that suppliers give to fields, each compared without spaces and signs. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  supplierCode: ['code', 'campcode', 'lodgecode', 'property code'],
  campName: ['camp', 'lodge', 'property', 'hotel', 'accommodation', 'name'],
  countryRegionCode: ['region'],
  countryCode: ['iso2', 'country', 'isocode'],
  currency: ['currency_code'],
  name: ['area_name', 'airport_name'],
  latitude: ['lat', 'airstrip_lat'],
  longitude: ['lng', 'lon', 'long', 'airstrip_lon'],
  transitPointCode: ['airstrip', 'airport', 'iata'],
  optionKey: ['room code', 'option', 'room', 'room type'],
  from: ['start', 'start date', 'valid from', 'date from'],
  to: ['end', 'end date', 'valid to', 'date to', 'until'],
  twinRate: ['per person sharing', 'pps', 'sharing', 'double'],
  singleRate: ['single', 'sgl'],
  childRate: ['child', 'chd'],
  minLOS: ['minimum nights', 'min nights', 'min stay'],
  maxUnits: ['rooms', 'units', 'number of rooms'],
  rooms: [
    'free',
    'available',
    'allotment',
    'allocation',
    'free rooms',
    'rooms free',
    'rooms available',
    'availability',
  ],
}

/** Which field each column of a file probably holds, each field once; empty for none. */
export function guessFields(columns: readonly string[], fields: readonly string[]): string[] {
  const names = new Map(
    fields.flatMap((field) =>
      [field, ...(otherNames[field] ?? [])].reverse().map((name) => [plain(name), field] as const),
    ),
  )
  const guessed = columns.map((column) => names.get(plain(column)) ?? '')
  return guessed.map((field, at) => (guessed.indexOf(field) === at ? field : ''))
}

const dates = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/
const commas = /^[$€£]?\s?-?\d{1,3}(?:[. \u00a0]?\d{3})*,\d{1,2}\s?[$€£]?$/
/**
 * A code such as EUR stays, and is refused by the check: the row's currency is a field of its own.
 */
const amounts = /^[$€£]?\s?-?\d{1,3}(?:[, \u00a0]\d{3})*(?:\.\d+)?\s?[$€£]?$/

/**
 * How a column is written, by what stands in it; undefined where its cells are taken as they are.
 */
export function formOf(cells: readonly string[]): CellForm | undefined {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 0) return undefined
  if (filled.every((cell) => dates.test(cell)))
    return filled.some((cell) => Number(dates.exec(cell)?.[2]) > 12) ? 'monthFirst' : 'dayFirst'
  if (
    filled.some((cell) => commas.test(cell)) &&
    filled.every((cell) => commas.test(cell) || /^-?\d+$/.test(cell))
  )
    return 'decimalComma'
  const isPlain = filled.every((cell) => /^-?\d+(\.\d+)?$/.test(cell))
  const signs = new Set(filled.flatMap((cell) => cell.match(/[$€£]/g) ?? []))
  return !isPlain && signs.size < 2 && filled.every((cell) => amounts.test(cell))
    ? 'amount'
    : undefined
}

/**
 * A cell as imports read it: ISO dates, numbers with a point. What does not fit its form stays, and
 * is told by the check.
 */
export function plainCell(text: string, form: CellForm | undefined): string {
  const cell = text.trim()
  if (form === 'dayFirst' || form === 'monthFirst') {
    const [, one = '', other = '', year] = dates.exec(cell) ?? []
    if (year === undefined) return cell
    const [day, month] = form === 'dayFirst' ? [one, other] : [other, one]
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  }
  if (form === 'decimalComma' && /\d/.test(cell))
    return cell.replace(/[^\d,-]/g, '').replace(',', '.')
  if (form === 'amount' && amounts.test(cell)) return cell.replace(/[^\d.-]/g, '')
  return cell
}
