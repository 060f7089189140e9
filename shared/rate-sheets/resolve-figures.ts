import type { Ask } from './asking'
import { addressOf, type Place } from './cells'
import type { Figure } from './figures'
import type { RateKind } from './rate-kinds'
import type { RawFigure, Told } from './read-figures'
import { askTax, oneTold, type StatedFacts } from './sheet-facts'

/** A figure of a room, what it means, and the cells that say so. */
export interface ReadFigure {
  readonly kind: RateKind
  /** Undefined for a share without a word for it, which holds for both. */
  readonly isRack: boolean | undefined
  readonly figure: Figure
  readonly place: Place
  /** As it stands in the cell. */
  readonly text: string
  readonly currency: string | undefined
  /** Percent that is added to amounts. */
  readonly taxAdded: string | undefined
  /** Cells that say basis, currency, tax and market; none for what a person answered. */
  readonly because: readonly Place[]
  /** Ids of questions on which it depends, and which are open. */
  readonly asks: readonly string[]
  readonly raw: RawFigure
}

/** Figures or words that aren't published, and why. */
export interface LeftOut {
  readonly title: string
  readonly why: string
  readonly places: readonly Place[]
}

export interface FactSources {
  /** What the texts of each sheet say, by its name, and those of all. */
  readonly own: ReadonlyMap<string, StatedFacts>
  readonly all: StatedFacts
  readonly textAt: (place: Place) => string
  readonly ask: Ask
  /** Rooms whose basis nothing says: more than a few are asked about together. */
  readonly isAskedTogether: boolean
}

const reasons: Partial<Record<string, string>> = {
  levy: 'A levy, fee or supplement isn’t part of a room’s rate.',
  triple: 'Our rates have no price for three adults: each pays the sharing rate.',
  quad: 'Our rates have no price for four adults: each pays the sharing rate.',
  extra: 'Our rates have no price for an extra bed: each adult pays the sharing rate.',
  ownRoom: 'Our rates have no price for these guests together.',
  count: 'This isn’t a price.',
}

/** What a figure is, or why it can't be published. */
export function resolveFigure(raw: RawFigure, sources: FactSources): ReadFigure | LeftOut {
  const { figure, who, place } = raw
  const no = (why: string): LeftOut => ({
    title: [raw.camp, raw.label || raw.room].filter(Boolean).join(', ') || raw.text,
    why,
    places: [place],
  })
  if (raw.isUnheaded) return no('The column has no heading that says what its figures are.')
  if (raw.isForStay) return no('It isn’t the price of one night.')
  const reason = reasons[who ?? '']
  if (reason !== undefined) return no(reason)
  if (raw.isSupplement && who !== 'single') return no(reasons.levy ?? '')
  if (figure === undefined) return no(`“${raw.text}” isn’t an amount.`)
  const asks: string[] = []
  const because: Place[] = []
  const note = <Value>(told: Told<Value> | undefined) => {
    if (told !== undefined) because.push(told.place)
    return told?.value
  }
  const asked = (id: string, answer: string | undefined) => {
    if (answer === undefined) asks.push(id)
    return answer
  }
  const kind = kindOf(raw, { sources, note, asked })
  const isMoney = kind !== 'nights' && figure.kind === 'amount'
  const currency = isMoney ? currencyOf(raw, { sources, note, asked }) : undefined
  const tax = isMoney ? taxOf(raw, { sources, note, asked }) : undefined
  const isRack = isMoney ? rackOf(raw, { sources, note, asked }) : raw.isRack?.value
  return {
    kind,
    isRack,
    figure,
    place,
    text: raw.text,
    currency,
    taxAdded: tax,
    because,
    asks,
    raw,
  }
}

interface Finding {
  readonly sources: FactSources
  readonly note: <Value>(told: Told<Value> | undefined) => Value | undefined
  readonly asked: (id: string, answer: string | undefined) => string | undefined
}

const basisOptions = [
  { value: 'person', label: 'Per person sharing' },
  { value: 'room', label: 'Per room' },
  { value: 'unit', label: 'For the whole unit' },
] as const
const kindOfBasis = { person: 'sharing', room: 'room', unit: 'group' } as const

function kindOf(raw: RawFigure, { sources, note, asked }: Finding): RateKind {
  const { who, isSupplement } = raw
  if (who === 'single') return isSupplement ? 'supplement' : 'single'
  if (who === 'child' || who === 'infant' || who === 'nights') return who
  if (who === 'sharing' && raw.per === undefined) return 'sharing'
  const told = factOf(raw, 'per', sources)
  const said = note(told)
  if (said !== undefined) return kindOfBasis[said]
  const rooms = [raw.camp, raw.room].filter(Boolean).join(', ')
  const id = sources.isAskedTogether ? 'per' : `per ${raw.camp}|${raw.room}`
  const answer = asked(
    id,
    sources.ask({
      id,
      title: `${sources.isAskedTogether || rooms === '' ? 'These rates' : rooms}: for whom is one figure?`,
      why: 'No cell says whether it is per person sharing, per room, or for a whole unit.',
      places: [raw.place],
      options: basisOptions,
    }),
  )
  return kindOfBasis[(answer ?? 'person') as keyof typeof kindOfBasis]
}

/** What a figure's own words say, else its sheet's texts, else those of the workbook's others. */
function factOf<Key extends 'per' | 'currency' | 'tax' | 'market' | 'isRack'>(
  raw: RawFigure,
  key: Key,
  { own, all }: FactSources,
): RawFigure[Key] extends infer Found ? Exclude<Found, null> : never {
  type Found = RawFigure[Key] extends infer One ? Exclude<One, null> : never
  const said = raw[key]
  if (said === null) return undefined as Found
  if (said !== undefined) return said as Found
  const texts = own.get(raw.table.sheet.name)?.[key] ?? []
  return (texts.length > 0 ? oneTold<unknown>(texts) : oneTold<unknown>(all[key])) as Found
}

function currencyOf(raw: RawFigure, { sources, note, asked }: Finding): string | undefined {
  const sign = raw.currency?.value === '$' ? raw.currency : undefined
  const told = sign ? withDollars(raw, sign, sources) : factOf(raw, 'currency', sources)
  if (told !== undefined && told.value !== '$') return note(told)
  const named = [...new Set(sources.all.currency.map(({ value }) => value))]
  const options = named.length > 1 ? named : ['USD', 'ZAR', 'EUR', 'BWP', 'NAD', 'KES']
  const id = told === undefined ? 'currency' : 'dollars'
  return asked(
    id,
    sources.ask({
      id,
      title: told === undefined ? 'Which currency are the rates in?' : 'Whose dollars are these?',
      why:
        told !== undefined
          ? `${addressOf(raw.place)} says “${raw.text}”.`
          : named.length > 1
            ? `The sheet names ${named.join(' and ')}.`
            : 'No cell says it.',
      places: told === undefined ? [] : [raw.place],
      input: 'currency',
      options: (told === undefined ? options : ['USD', 'NAD', 'AUD', 'CAD']).map((value) => ({
        value,
        label: value,
      })),
    }),
  )?.toUpperCase()
}

const dollars = new Set(['USD', 'NAD', 'AUD', 'CAD', 'NZD'])
/** Dollars of a cell are those that its sheet names, if it names one kind. */
function withDollars(raw: RawFigure, sign: Told<string>, sources: FactSources): Told<string> {
  const told = factOf({ ...raw, currency: undefined }, 'currency', sources)
  return told !== undefined && dollars.has(told.value) ? told : sign
}

/** The percent that is added to amounts; undefined where they are published as they stand. */
function taxOf(raw: RawFigure, { sources, note, asked }: Finding): string | undefined {
  const told = factOf(raw, 'tax', sources)
  if (told !== undefined) {
    note(told)
    if (told.value === 'included') return undefined
    const added = asked('tax added', askTax(told, sources.textAt(told.place), sources.ask))
    return added === 'none' ? undefined : added
  }
  const answer = asked(
    'tax',
    sources.ask({
      id: 'tax',
      title: 'Do the rates include VAT and other taxes?',
      why: 'No cell says it. Type the percent to add where they don’t.',
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

function rackOf(raw: RawFigure, { sources, note, asked }: Finding): boolean {
  const said = note(factOf(raw, 'isRack', sources))
  if (said !== undefined) return said
  const answer = asked(
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
