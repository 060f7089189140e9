import { isAppError } from '#shared/errors/app-error'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import type { PricedItinerary } from '#shared/pricing/priced-itinerary'
import type { Trip } from '../page/trip'
import { type PricingContext, pricingInputOf } from './pricing-context'

/** Every figure of a trip. */
export type Figures = Pick<PricedItinerary, 'finance' | 'costs' | 'margins' | 'deposits'>

/** The price with all edits applied. */
export interface LivePrice extends Figures {
  /** Sell price of each segment by id, in minor units of the trip's currency. */
  readonly sells: ReadonlyMap<string, number>
  /** The stored figures apply, because payments were generated for them (pricing.md, Locking). */
  readonly isLocked: boolean
  /** Why the stored figures are shown despite edits: an exchange rate is missing. */
  readonly failure: string | undefined
}

/** Prices a trip as the server will. */
export function livePrice(trip: Trip, context: PricingContext): LivePrice {
  const { flags, state, finance } = trip
  if (isPriceLocked({ flags, state, sell: finance?.sell ?? 0 }))
    return storedPrice(trip, { isLocked: true })
  try {
    const { segments, ...figures } = priceItinerary(pricingInputOf(trip, context))
    return {
      ...figuresIn(figures),
      sells: new Map(segments.map(({ id, sell }) => [id, sell])),
      isLocked: false,
      failure: undefined,
    }
  } catch (error) {
    if (!isAppError(error)) throw error
    return storedPrice(trip, { failure: error.message })
  }
}

const figuresIn = ({ finance, costs, margins, deposits }: Figures): Figures => ({
  finance,
  costs,
  margins,
  deposits,
})

function storedPrice(
  trip: Trip,
  { isLocked = false, failure }: { isLocked?: boolean; failure?: string },
): LivePrice {
  const empty = priceItinerary({ currency: trip.currency, segments: [] })
  return {
    finance: trip.finance ?? empty.finance,
    costs: trip.costs ?? empty.costs,
    margins: trip.margins ?? empty.margins,
    deposits: trip.deposits ?? empty.deposits,
    sells: new Map(trip.itinerary.segments.map(({ id, sell = 0 }) => [id, sell])),
    isLocked,
    failure,
  }
}

const groups = ['finance', 'costs', 'margins', 'deposits'] as const
type StoredFigures = { readonly [Group in (typeof groups)[number]]?: Figures[Group] | undefined }

/** The paths where the server's figures differ from ours. There must be none, to the cent. */
export function disagreements(here: Figures, stored: StoredFigures): string[] {
  return groups.flatMap((group) => {
    const theirs = new Map(Object.entries(stored[group] ?? {}))
    return Object.entries(here[group])
      .filter(([name, figure]) => theirs.get(name) !== figure)
      .map(([name]) => `${group}.${name}`)
  })
}
