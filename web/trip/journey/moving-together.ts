import { joinWords } from '#shared/format/words'
import { stayBlocks } from '#shared/itinerary/stay-blocks'
import type { TripSegment } from '../page/trip'
import { segmentName } from '../segments/segment-words'

/** `Jao Camp and Mombo Camp`: a stay and those sharing its nights, which move with it. */
export function movingTogether(stay: TripSegment, segments: readonly TripSegment[]): string {
  const block = stayBlocks(segments).find(({ stays }) => stays.some(({ id }) => id === stay.id))
  const others = block?.stays.filter(({ id }) => id !== stay.id) ?? []
  return joinWords([stay, ...others].map(segmentName))
}
