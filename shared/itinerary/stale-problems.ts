import { type Problem, problem } from './problem'
import type { Segment } from './segment'
import { isOwnArrangement } from './segment-types'
import type { ItineraryState } from './states'

/** Availability is stale after 48 hours, that of a third party after 4 (1 §9). */
export const staleAfterHours = { own: 48, thirdParty: 4 } as const

/**
 * States in which availability matters; once rooms are held, booked or released, its age doesn't.
 */
const statesAwaitingRooms: readonly ItineraryState[] = [
  'example',
  'estimate',
  'saved',
  'draft',
  'quoting',
  'quote',
  'unknown',
]

/** Whether the age of availability is judged in a state. */
export const isAvailabilityJudged = (state: ItineraryState): boolean =>
  statesAwaitingRooms.includes(state)

const msPerHour = 3_600_000

/**
 * A stay whose availability was checked too long ago. Stays that were never checked have no age
 * yet.
 */
export function staleProblems(
  segment: Segment,
  {
    now,
    availabilityCheckedAt,
  }: { readonly now: Date; readonly availabilityCheckedAt?: string | undefined },
): Problem[] {
  const checkedAt = segment.availabilityCheckedAt ?? availabilityCheckedAt
  if (checkedAt === undefined || segment.type !== 'stay' || isOwnArrangement(segment)) return []
  const hours = (now.getTime() - Date.parse(checkedAt)) / msPerHour
  if (hours <= staleAfterHours[segment.thirdParty ? 'thirdParty' : 'own']) return []
  const camp = segment.campName ?? segment.title ?? segment.supplierCode
  const message = `Availability at ${camp} is ${Math.floor(hours)} hours old`
  return [problem('availability-stale', message, { segmentId: segment.id })]
}
