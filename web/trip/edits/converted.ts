import { conversionRatio } from '#shared/fx/conversion'
import { scaleAmount } from '#shared/money/scale-amount'
import type { Trip, TripSegment } from '../page/trip'
import type { FieldValue } from './field-value'
import { type Edits, segmentOfPath } from './trip-edits'
import { isSegment } from './trip-fields'

/** Converts from a currency at the rates of a trip in the other. */
interface Conversion {
  readonly from: string
  readonly trip: Pick<Trip, 'currency' | 'exchange'>
}

function converter({
  from,
  trip: { currency: to, exchange },
}: Conversion): (amount: number) => number {
  const ratio = conversionRatio({ from, to, spotRates: exchange.spotRates })
  return (amount) => scaleAmount(amount, ratio)
}

/**
 * The trip in another currency, not repriced: typed amounts are converted at the trip's own rates,
 * as on the server.
 * @throws AppError fx.missing-spot-rate
 */
export function convertTrip(trip: Trip, currency: string): Trip {
  const convert = converter({ from: trip.currency, trip: { ...trip, currency } })
  const segments = trip.itinerary.segments.map((segment) => convertedSegment(segment, convert))
  return {
    ...trip,
    currency,
    discount: convert(trip.discount),
    customPriceAdjustment: convert(trip.customPriceAdjustment),
    customPriceAdjustmentFee: convert(trip.customPriceAdjustmentFee),
    itinerary: { ...trip.itinerary, segments },
  }
}

/**
 * Edits made in another currency, converted to the trip's, so that pending and undoable ones keep
 * their value.
 * @throws AppError fx.missing-spot-rate
 */
export function convertEdits(edits: Edits, conversion: Conversion): Edits {
  const convert = converter(conversion)
  const value = (path: string, of: FieldValue): FieldValue => {
    if (isSegment(of)) return convertedSegment(of, convert)
    return typeof of === 'number' && isAmount(path) ? convert(of) : of
  }
  return Object.fromEntries(
    Object.entries(edits).map(([path, { from, to }]) => [
      path,
      { from: value(path, from), to: value(path, to) },
    ]),
  )
}

const amounts: readonly string[] = ['discount', 'customPriceAdjustment', 'customPriceAdjustmentFee']
const isAmount = (path: string): boolean =>
  amounts.includes(path) || segmentOfPath(path)?.field === 'sellOverride'

function convertedSegment(segment: TripSegment, convert: (amount: number) => number): TripSegment {
  const { sellOverride } = segment
  return sellOverride === undefined ? segment : { ...segment, sellOverride: convert(sellOverride) }
}
