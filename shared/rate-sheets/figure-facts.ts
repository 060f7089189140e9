import type { Ask } from './asking'
import { addressOf, type Place } from './cells'
import type { RawFigure, Told } from './read-figures'
import { askTax, oneTold, type StatedFacts } from './sheet-facts'

export interface FactSources {
  /** What the texts of each sheet say, by its name, and those of all. */
  readonly own: ReadonlyMap<string, StatedFacts>
  readonly all: StatedFacts
  /** What the notes of each sheet, which are no titles, say of its rates. */
  readonly notes: ReadonlyMap<string, StatedFacts>
  readonly textAt: (place: Place) => string
  readonly ask: Ask
  /** Rooms whose basis nothing says: more than a few are askFor about together. */
  readonly isAskedTogether: boolean
}

export interface Finding {
  readonly sources: FactSources
  readonly note: <Value>(told: Told<Value> | undefined) => Value | undefined
  readonly askFor: (id: string, answer: string | undefined) => string | undefined
}

/**
 * What a figure's own words say, else its sheet's texts, else those of the workbook's others.
 * Undefined where a note says otherwise than the title above the figure.
 */
export function factOf<Key extends 'per' | 'currency' | 'tax' | 'market' | 'isRack'>(
  raw: RawFigure,
  key: Key,
  { own, all, notes }: FactSources,
): RawFigure[Key] extends infer Found ? Exclude<Found, null> : never {
  type Found = RawFigure[Key] extends infer One ? Exclude<One, null> : never
  const ownFact = raw[key]
  if (ownFact === null) return undefined as Found
  if (ownFact !== undefined) {
    const isTitle = raw.line.titles.some(({ place }) => place === ownFact.place)
    const others = isTitle ? (notes.get(raw.table.sheet.name)?.[key] ?? []) : []
    return (others.every(({ value }) => value === ownFact.value) ? ownFact : undefined) as Found
  }
  const texts = own.get(raw.table.sheet.name)?.[key] ?? []
  return (texts.length > 0 ? oneTold<unknown>(texts) : oneTold<unknown>(all[key])) as Found
}

/** The code of a figure's currency; undefined while it is open. */
export function currencyOf(raw: RawFigure, { sources, note, askFor }: Finding): string | undefined {
  const sign = raw.currency?.value === '$' ? raw.currency : undefined
  const currencyFact = sign ? withDollars(raw, sign, sources) : factOf(raw, 'currency', sources)
  if (currencyFact !== undefined && currencyFact.value !== '$') return note(currencyFact)
  const namedCurrencies = [...new Set(sources.all.currency.map(({ value }) => value))]
  const options =
    namedCurrencies.length > 1 ? namedCurrencies : ['USD', 'ZAR', 'EUR', 'BWP', 'NAD', 'KES']
  const id = currencyFact === undefined ? 'currency' : 'dollars'
  return askFor(
    id,
    sources.ask({
      id,
      title:
        currencyFact === undefined
          ? 'Which currency are the rates in?'
          : 'Whose dollars are these?',
      why:
        currencyFact !== undefined
          ? `${addressOf(raw.place)} says “${raw.text}”.`
          : namedCurrencies.length > 1
            ? `The sheet names ${namedCurrencies.join(' and ')}.`
            : 'The sheet doesn’t say.',
      places: currencyFact === undefined ? [] : [raw.place],
      input: 'currency',
      options: (currencyFact === undefined ? options : ['USD', 'NAD', 'AUD', 'CAD']).map(
        (value) => ({
          value,
          label: value,
        }),
      ),
    }),
  )?.toUpperCase()
}

const dollars = new Set(['USD', 'NAD', 'AUD', 'CAD', 'NZD'])
/** Dollars of a cell are those that its sheet names, if it names one kind. */
function withDollars(raw: RawFigure, sign: Told<string>, sources: FactSources): Told<string> {
  const sheetCurrency = factOf({ ...raw, currency: undefined }, 'currency', sources)
  return sheetCurrency !== undefined && dollars.has(sheetCurrency.value) ? sheetCurrency : sign
}

/** The percent that is added to amounts; undefined where they are published as they stand. */
export function taxOf(raw: RawFigure, { sources, note, askFor }: Finding): string | undefined {
  const taxFact = factOf(raw, 'tax', sources)
  if (taxFact !== undefined) {
    note(taxFact)
    if (taxFact.value === 'included') return undefined
    const taxAnswer = askFor(
      'tax added',
      askTax(taxFact, sources.textAt(taxFact.place), sources.ask),
    )
    return taxAnswer === 'none' ? undefined : taxAnswer
  }
  const answer = askFor(
    'tax',
    sources.ask({
      id: 'tax',
      title: 'Do the rates include VAT and other taxes?',
      why: 'The sheet doesn’t say. If they don’t, type the percent to add.',
      places: [],
      input: 'percent',
      options: [
        { value: 'included', label: 'They are included' },
        { value: 'none', label: 'They aren’t, publish without' },
      ],
    }),
  )
  return answer === 'included' || answer === 'none' ? undefined : answer?.replace(',', '.')
}

/** Whether an amount is published rather than what the supplier bills. */
export function rackOf(raw: RawFigure, { sources, note, askFor }: Finding): boolean {
  const rackFact = note(factOf(raw, 'isRack', sources))
  if (rackFact !== undefined) return rackFact
  const answer = askFor(
    'basis',
    sources.ask({
      id: 'basis',
      title: 'Are these nett or rack rates?',
      why: 'The sheet says neither; nett is what the supplier bills.',
      places: [],
      options: [
        { value: 'nett', label: 'Nett' },
        { value: 'rack', label: 'Rack' },
      ],
    }),
  )
  return answer === 'rack'
}
