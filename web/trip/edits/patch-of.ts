import type { SentItineraryPatch } from '#shared/itinerary/itinerary'
import { type RateName, rateNames } from '#shared/rates/rate-table'
import type { Trip, TripSegment } from '../page/trip'
import { partOfParty } from '../people/party-edits'
import { sentSegment } from './sent-segment'
import { type Edits, segmentOfPath } from './trip-edits'
import { isClient, withEdits } from './trip-fields'

/** The body of PATCH /api/Itineraries/{id}, and the payload of update-requote. */
export type TripPatch = SentItineraryPatch
type SentFlag = NonNullable<TripPatch['flags']>[number]

/**
 * The body that saves edits: only what they change. Segments are sent as a whole, because they are
 * one list.
 */
export function patchOf(base: Trip, edits: Edits): TripPatch {
  const editedTrip = withEdits(base, edits)
  const has = (path: string) => edits[path] !== undefined
  const rates = rateNames.filter((name) => has(`rates.${name}`))
  return {
    ...(has('name') && { name: editedTrip.name }),
    ...(has('published') && { published: editedTrip.published }),
    ...clientPart(edits),
    ...(has('featuredImage') && { params: sentParams(editedTrip.itinerary.params) }),
    ...(rates.length > 0 && { rates: ratesPart(editedTrip, rates) }),
    ...(has('cancellation') && { cancellation: editedTrip.cancellation ?? null }),
    ...(has('market') && { market: editedTrip.market ?? 'international' }),
    ...(has('discount') && { discount: editedTrip.discount }),
    ...(has('customPriceAdjustment') && {
      customPriceAdjustment: editedTrip.customPriceAdjustment,
    }),
    ...(has('customPriceAdjustmentFee') && {
      customPriceAdjustmentFee: editedTrip.customPriceAdjustmentFee,
    }),
    ...((has('xfsm') || has('lcr')) && { flags: editedTrip.flags.filter(isAgentsFlag) }),
    ...travelerPart(editedTrip, edits),
    ...(Object.keys(edits).some((path) => segmentOfPath(path) !== undefined) && {
      segments: editedTrip.itinerary.segments.map(sentSegment),
    }),
  }
}

/** Travelers and groups are sent together, because they must match. */
function travelerPart({ itinerary, travelers, parties }: Trip, edits: Edits): TripPatch {
  const kinds = Object.keys(edits).map((path) => partOfParty(path)?.kind)
  const hasTravelers = kinds.includes('traveler')
  const hasParties = kinds.some((kind) => kind !== undefined && kind !== 'traveler')
  const { adults, children, childrenAges } = itinerary
  return {
    ...(edits.adults !== undefined && { adults }),
    ...(edits.children !== undefined && { children, childrenAges }),
    ...(hasTravelers && { travelers }),
    ...((hasParties || (hasTravelers && parties.length > 0)) && { parties }),
  }
}

/** The rates among them are left out: they are sent as `rates`, and only where they change. */
function sentParams({ customizations, ...params }: Trip['itinerary']['params']) {
  const { pricingSettings: _rates, ...own } = customizations ?? {}
  return { ...params, customizations: own }
}

function clientPart({ client }: Edits): Pick<TripPatch, 'clientId'> {
  if (client === undefined) return {}
  return { clientId: isClient(client.to) ? client.to.id : null }
}

function ratesPart({ rates }: Trip, names: readonly RateName[]): NonNullable<TripPatch['rates']> {
  return Object.fromEntries(names.map((name) => [name, rates[name]]))
}

/** The body that moves a trip or stretches part of it: its dates and all segments. */
export function datesPatch({ startDate, endDate, segments }: TripDates): TripPatch {
  return { startDate, endDate, segments: segments.map(sentSegment) }
}
export type TripDates = Pick<Trip['itinerary'], 'startDate' | 'endDate'> & {
  readonly segments: readonly TripSegment[]
}

const isAgentsFlag = (flag: Trip['flags'][number]): flag is SentFlag =>
  flag === 'lcr' || flag === 'xfsm'
