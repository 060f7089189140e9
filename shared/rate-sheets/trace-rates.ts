import { chargeText } from '../rates/rate-charges'
import type { ReadRoom, ReadSeason } from './build-rooms'
import type { Place } from './cells'
import { bandName } from './child-ages'
import type { Policy } from './policies'
import { isThirdKind, kindLabels, type RateKind } from './rate-kinds'
import { type RateRow, rateRowsOf } from './rate-rows'

/** A figure as it is published, and where it was read. */
export interface TracedRate {
  /** `High, Jun 15 – Oct 31` without its dates where the season has no name. */
  readonly season: string
  readonly from: string
  readonly to: string
  readonly label: string
  /** Decimal in major units, of `currency`; or nights, or `Not for sale`. */
  readonly value: string
  readonly currency: string
  /** Its cell; undefined where a person said it. */
  readonly place: Place | undefined
  /** What stands in the cell, or what was answered. */
  readonly text: string
  /** Cells that say its basis, currency, tax, market and season. */
  readonly because: readonly Place[]
}

const fields: Readonly<Partial<Record<RateKind, string>>> = {
  sharing: 'twinRate',
  room: 'twinRate',
  group: 'groupRate',
  single: 'singleRate',
  supplement: 'singleRate',
  child: 'childRate',
  infant: 'infantRate',
  extraAdult: 'extraAdultRate',
  triple: 'extraAdultRate',
  tripleRoom: 'extraAdultRate',
  quad: 'extraAdultRate',
  quadRoom: 'extraAdultRate',
  nights: 'minLOS',
}
const policyTexts: Readonly<Record<Policy['kind'], string>> = {
  single: 'Your answer on single guests',
  supplement: 'Your answer on single guests',
  child: 'Your answer on children',
  infant: 'Your answer on infants',
}

/** Every figure that a room's rates have, each once for its season, with its cell or answer. */
export function traceRates(
  room: ReadRoom,
  terms: { readonly commission: string | undefined },
): TracedRate[] {
  const rows = rateRowsOf(room, terms)
  return room.seasons.flatMap((season) => {
    const row = rows.find(({ from }) => season.periods.some((period) => period.from === from))
    return row === undefined ? [] : seasonRates(season, row)
  })
}

function seasonRates(season: ReadSeason, row: RateRow): TracedRate[] {
  const { name, periods } = season
  const base = {
    season: name,
    from: periods[0]?.from ?? '',
    to: periods.at(-1)?.to ?? '',
    currency: String(row.currency),
  }
  const above = season.raise === undefined ? [] : [season.raise.place]
  const publishedAs = (
    kind: RateKind,
    isRack: boolean | undefined,
    ages?: string,
  ): string | undefined => {
    const field = fields[kind] ?? ''
    const source = isRack ? (row.rack as Record<string, unknown> | undefined) : row
    if (ages !== undefined)
      return String(source?.childBands ?? '')
        .split('; ')
        .find((band) => band.slice(0, band.lastIndexOf(' ')) === ages)
        ?.slice(ages.length + 1)
    const value = new Map(Object.entries(source ?? {})).get(field)
    return value === undefined ? undefined : String(value)
  }
  const tracedFigures = season.figures.flatMap((one): TracedRate[] => {
    const ages = one.band && bandName(one.band)
    const value = row.prov === 'C' ? 'Not for sale' : publishedAs(one.kind, one.isRack, ages)
    const by = isThirdKind(one.kind) ? `by ${kindLabels[one.kind].toLowerCase()}` : undefined
    const kind = by === undefined ? one.kind : 'extraAdult'
    const label = [kindLabels[kind], by, ages, one.isRack ? 'rack' : undefined]
      .filter((word) => word !== undefined)
      .join(', ')
    const because = [...one.because, ...(one.raw.season?.places ?? []), ...above]
    return value === undefined
      ? []
      : [{ ...base, label, value, place: one.place, text: one.text, because }]
  })
  const tracedPolicies = season.policies.flatMap((one): TracedRate[] => {
    const value =
      row.prov === 'C' ? undefined : publishedAs(one.kind, false, one.band && bandName(one.band))
    return value === undefined
      ? []
      : [
          {
            ...base,
            label: [kindLabels[one.kind], one.band && bandName(one.band)]
              .filter(Boolean)
              .join(', '),
            value,
            place: one.note?.place,
            text: one.note?.text ?? policyTexts[one.kind],
            because: above,
          },
        ]
  })
  const tracedCharges = (row.charges === undefined ? [] : (season.charges ?? [])).map(
    ({ charge, place }): TracedRate => ({
      ...base,
      label: charge.name,
      currency: charge.currency ?? base.currency,
      value: charge.amount,
      place,
      text: chargeText(charge),
      because: [],
    }),
  )
  return [...tracedFigures, ...tracedPolicies, ...tracedCharges]
}
