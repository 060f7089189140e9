import { addressOf, type Place } from './cells'
import { currencyOf, type FactSources, type Finding, factOf, rackOf, taxOf } from './figure-facts'
import type { Figure } from './figures'
import { isThirdKind, type RateKind, thirdKindOf } from './rate-kinds'
import type { RawFigure, Told } from './read-figures'
import type { Band } from './word-facts'
import { combination, isForMany } from './words'

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
  /** The ages that it is for, where children of others have another rate. */
  readonly band?: Band
  /** No cell says whether it is for each guest or for all of them. */
  readonly isUnsure?: boolean
  readonly raw: RawFigure
}

/** Figures or words that aren't published, and why. */
export interface LeftOut {
  readonly title: string
  readonly why: string
  readonly places: readonly Place[]
}

const reasons: Partial<Record<string, string>> = {
  levy: 'A levy, fee or supplement isn’t part of a room’s rate.',
  extra:
    'It doesn’t say who sleeps in the extra bed: enter it as the rate of a third adult or of children.',
  ownRoom:
    'It is for children in a room of their own, or for several guests together. Each room has an adult, and our rates are for one guest or one room.',
  byGuests: 'It depends on the number of guests, and our rates don’t.',
  byStay: 'It depends on the length of the stay, which a line of a sheet isn’t read for.',
  count: 'This isn’t a price.',
  offer: 'It’s an offer, not a rate. Enter it with the rooms it applies to.',
  total: 'It adds up or compares other figures. If it’s the rate, enter it by hand.',
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
  const asks: string[] = raw.open === undefined ? [] : [raw.open]
  const because: Place[] = []
  const note = <Value>(told: Told<Value> | undefined) => {
    if (told !== undefined) because.push(told.place)
    return told?.value
  }
  const askFor = (id: string, answer: string | undefined) => {
    if (answer === undefined) asks.push(id)
    return answer
  }
  const kind = kindOf(raw, { sources, note, askFor })
  const isMoney = kind !== 'nights' && figure.kind === 'amount'
  const currency = isMoney ? currencyOf(raw, { sources, note, askFor }) : undefined
  const tax = isMoney ? taxOf(raw, { sources, note, askFor }) : undefined
  const isRack = isMoney ? rackOf(raw, { sources, note, askFor }) : raw.isRack?.value
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
    ...(isThirdKind(kind) && factOf(raw, 'per', sources) === undefined ? { isUnsure: true } : {}),
  }
}

const basisOptions = [
  { value: 'person', label: 'Per person sharing' },
  { value: 'room', label: 'Per room' },
  { value: 'unit', label: 'For the whole unit' },
] as const
const kindOfBasis = { person: 'sharing', room: 'room', unit: 'group' } as const

/** Whether the figure's own line or column says per person, not a title above all of them. */
const isPerPerson = ({ per, place: { row, column } }: RawFigure): boolean =>
  per?.value === 'person' && (per.place.row === row || per.place.column === column)

function kindOf(raw: RawFigure, { sources, note, askFor }: Finding): RateKind {
  const { who, isSupplement } = raw
  if (who === 'single') return isSupplement ? 'supplement' : 'single'
  if (who === 'child' || who === 'infant' || who === 'extraAdult' || who === 'nights') return who
  if (who === 'triple' || who === 'quad') return thirdKindOf(who, note(factOf(raw, 'per', sources)))
  if (who === 'sharing' && raw.per === undefined) return 'sharing'
  const basisFact = factOf(raw, 'per', sources)
  const isForFamily =
    (combination.test(raw.label) || isForMany(raw.label)) &&
    basisFact?.value !== 'unit' &&
    !isPerPerson(raw)
  const basisNote = isForFamily ? undefined : note(basisFact)
  if (basisNote !== undefined) return kindOfBasis[basisNote]
  const rooms = [raw.camp, raw.room].filter(Boolean).join(', ')
  const id = sources.isAskedTogether && !isForFamily ? 'per' : `per ${raw.camp}|${raw.room}`
  const answer = askFor(
    id,
    sources.ask({
      id,
      title: `${sources.isAskedTogether || rooms === '' ? 'These rates' : rooms}: for whom is one figure?`,
      why: isForFamily
        ? `${addressOf(raw.place)} may be for all whom its line names, or for each of them.`
        : 'No cell says whether it is per person sharing, per room, or for a whole unit.',
      places: [raw.place],
      options: basisOptions,
    }),
  )
  return kindOfBasis[(answer ?? 'person') as keyof typeof kindOfBasis]
}
