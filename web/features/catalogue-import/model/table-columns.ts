import { fieldLabel } from './field-labels'

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
  supplierCode: ['code', 'camp code', 'lodge code', 'property code', 'hotel code', 'supplier'],
  campName: ['camp', 'lodge', 'property', 'hotel', 'accommodation', 'establishment', 'name'],
  countryRegionCode: ['region', 'area', 'region name', 'destination'],
  countryCode: ['iso2', 'country', 'isocode'],
  currency: ['currency_code', 'curr', 'ccy'],
  name: ['area_name', 'airport_name', 'title'],
  latitude: ['lat', 'airstrip_lat', 'gps lat', 'gps latitude', 'y'],
  longitude: ['lng', 'lon', 'long', 'airstrip_lon', 'gps long', 'gps longitude', 'x'],
  transitPointCode: ['airstrip', 'airport', 'iata', 'nearest airstrip'],
  optionKey: ['room code', 'option', 'room', 'room type', 'unit'],
  from: ['start', 'start date', 'valid from', 'date from', 'season start', 'first night'],
  to: ['end', 'end date', 'valid to', 'date to', 'until', 'season end', 'last night'],
  twinRate: ['per person sharing', 'pps', 'pppns', 'sharing', 'sharing rate', 'double'],
  singleRate: ['single', 'sgl', 'single rate'],
  childRate: ['child', 'chd', 'children', 'child rate'],
  infantRate: ['infant', 'inf', 'infants', 'baby'],
  childBands: ['child bands', 'child policy', 'children by age', 'age bands'],
  extraAdultRate: ['extra adult', 'extra bed', 'third person', '3rd adult', 'triple supplement'],
  charges: ['levies', 'levy', 'fees', 'park fees', 'supplements', 'surcharges'],
  bookBy: ['valid for bookings until', 'booking deadline', 'book before'],
  operator: ['airline', 'carrier', 'company'],
  fromHubCode: ['from', 'origin', 'dep', 'departure airport', 'from airport', 'sector from'],
  travelHubCode: ['to', 'destination', 'arr', 'arrival airport', 'to airport', 'sector to'],
  flightNumber: ['flight', 'flight no', 'flight nr'],
  departureTime: ['etd', 'std', 'departs', 'departure', 'dep time'],
  arrivalTime: ['eta', 'sta', 'arrives', 'arrival', 'arr time'],
  days: ['days of operation', 'operating days', 'frequency'],
  cost: ['fare', 'nett fare', 'price', 'nett', 'rate', 'adult fare'],
  luggage: ['baggage', 'luggage allowance', 'baggage allowance'],
  validFrom: ['start', 'start date', 'effective from', 'season start'],
  validTo: ['end', 'end date', 'effective to', 'until', 'season end'],
  releaseDays: ['release', 'release period'],
  minLOS: ['minimum nights', 'min nights', 'min stay', 'minimum stay'],
  minChildAge: ['minimum age', 'min age', 'minimum child age', 'youngest child'],
  maxUnits: ['rooms', 'units', 'number of rooms', 'no of rooms'],
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

/** Words around a name that don't change what a column is. */
const littleWords = /\([^)]*\)|\b(?:name of(?: the)?|the|your|our|of camp|decimal|degrees)\b/gi

/**
 * Which field each column of a file probably holds, each field once; empty for none. A column that
 * is called as a field is wins over one whose heading only means it.
 */
export function guessFields(columns: readonly string[], fields: readonly string[]): string[] {
  const names = new Map(
    fields.flatMap((field) =>
      [field, fieldLabel(field), ...(otherNames[field] ?? [])]
        .reverse()
        .map((name) => [plain(name), field] as const),
    ),
  )
  const exact = columns.map((column) => names.get(plain(column)) ?? '')
  const guesses = columns.map((column, at) => {
    const own = exact[at] ?? ''
    if (own !== '') return own
    const bare = plain(column.replaceAll(littleWords, ' '))
    const meantColumn = names.get(bare) ?? names.get(bare.replace(/(?:name|s)$/, '')) ?? ''
    return exact.includes(meantColumn) ? '' : meantColumn
  })
  return guesses.map((field, at) => (guesses.indexOf(field) === at ? field : ''))
}

const dates = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/
const commas = /^[$€£]?\s?-?\d{1,3}(?:[. \u00a0]?\d{3})*,\d{1,2}\s?[$€£]?$/
/** `-19,4532`: no thousands have so many digits, or so few before the comma. */
const places = /^-?\d{1,3},\d{4,}$/
/**
 * A code such as EUR stays, and is refused by the check: the row's currency is a field of its own.
 */
const amounts = /^[$€£]?\s?-?\d{1,3}(?:[, \u00a0]\d{3})*(?:\.\d+)?\s?[$€£]?$/

/**
 * How a column is written, by what stands in it; undefined where its cells are taken as they are.
 */
export function formOf(cells: readonly string[]): CellForm | undefined {
  const filledCells = cells.filter((cell) => cell !== '')
  if (filledCells.length === 0) return undefined
  if (filledCells.every((cell) => dates.test(cell)))
    return filledCells.some((cell) => Number(dates.exec(cell)?.[2]) > 12)
      ? 'monthFirst'
      : 'dayFirst'
  if (
    filledCells.some((cell) => commas.test(cell) || places.test(cell)) &&
    filledCells.every((cell) => commas.test(cell) || /^-?\d+(?:,\d+)?$/.test(cell))
  )
    return 'decimalComma'
  const isPlain = filledCells.every((cell) => /^-?\d+(\.\d+)?$/.test(cell))
  const signs = new Set(filledCells.flatMap((cell) => cell.match(/[$€£]/g) ?? []))
  return !isPlain && signs.size < 2 && filledCells.every((cell) => amounts.test(cell))
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
