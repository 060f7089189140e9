import { isAgentsFlag } from '#shared/itinerary/flags'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { type ItineraryPart, partOfType } from '#shared/itinerary/parts'
import type { Segment } from '#shared/itinerary/segment'
import { followingDates } from '#shared/itinerary/trip-dates'
import { isSameStay } from '../create/same-stay'

/** The parts in which two readings of an itinerary differ. */
export function changedParts(
  before: ItineraryRecord,
  after: ItineraryRecord,
): ReadonlySet<ItineraryPart> {
  const parts = new Set<ItineraryPart>()
  const note = (part: ItineraryPart, isChanged: boolean) => {
    if (isChanged) parts.add(part)
  }
  const differs = (...fields: readonly (keyof ItineraryRecord)[]) =>
    fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  note(
    'details',
    differs(
      'name',
      'clientId',
      'published',
      'pipedriveDealId',
      'travelers',
      'parties',
      'params',
      'cancellation',
      'market',
    ),
  )
  const flags = [before, after].map((record) => record.flags.filter(isAgentsFlag).join(' '))
  note(
    'price',
    flags[0] !== flags[1] ||
      differs(
        'rates',
        'tripRates',
        'discount',
        'customPriceAdjustment',
        'customPriceAdjustmentFee',
      ),
  )
  note('stays', differs('adults', 'children', 'childrenAges') || isMovedByHand(before, after))
  for (const [old, now] of pairsOf(before.segments, after.segments))
    note(partOf(old, now), isChanged(old, now))
  return parts
}

/** Whether the trip's dates are others than those that follow from its segments. */
function isMovedByHand(before: ItineraryRecord, after: ItineraryRecord): boolean {
  const { startDate, endDate } = followingDates(before, after.segments)
  return after.startDate !== startDate || after.endDate !== endDate
}

/** Every segment of both readings, paired by id. */
export function pairsOf(
  before: readonly Segment[],
  after: readonly Segment[],
): readonly (readonly [Segment | undefined, Segment | undefined])[] {
  const later = new Map(after.map((segment) => [segment.id, segment]))
  const earlier = new Set(before.map(({ id }) => id))
  return [
    ...before.map((segment) => [segment, later.get(segment.id)] as const),
    ...after.filter(({ id }) => !earlier.has(id)).map((segment) => [undefined, segment] as const),
  ]
}

function isChanged(old: Segment | undefined, now: Segment | undefined): boolean {
  return JSON.stringify(editable(old)) !== JSON.stringify(editable(now))
}

/** What of a segment an agent decides: all but what pricing and the supplier system say. */
function editable(segment: Segment | undefined) {
  if (segment === undefined) return undefined
  const {
    cost,
    dmcSell,
    sell,
    priced,
    availability,
    inventoryStatus,
    bookingStatus,
    cancellation,
    optionSell,
    ...own
  } = segment
  return Object.entries(own)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

function partOf(old: Segment | undefined, now: Segment | undefined): ItineraryPart {
  const part = partOfType(now?.type ?? old?.type ?? '')
  if (part !== 'stays') return part
  if (old === undefined || now === undefined || !isSameStay(old, now)) return 'stays'
  const isPriced =
    old.costAmount !== now.costAmount ||
    old.rspAmount !== now.rspAmount ||
    old.currency !== now.currency
  return isPriced || old.sellOverride !== now.sellOverride || old.chargeable !== now.chargeable
    ? 'price'
    : 'details'
}
