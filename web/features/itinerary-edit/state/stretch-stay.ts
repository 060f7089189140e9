import { moveTrip } from '../api/move-trip'
import { addDaysAtEnd } from '../api/trip-calls'
import { segmentName } from '../model/segment-words'
import { stretchedAtStart } from '../model/stretched'
import type { TripSegment } from '../model/trip'
import { counted } from '../model/words'
import type { Stretch } from './trip-tools'
import type { CallTrip } from './use-trip-call'

/** Stretches a stay at one end, and offers to take it back. */
export function stretchStay(stay: TripSegment, by: Stretch, call: CallTrip): Promise<boolean> {
  const change =
    ({ end, nights }: Stretch): Parameters<CallTrip>[0] =>
    (seen) =>
      end === 'end'
        ? addDaysAtEnd(seen, { segmentId: stay.id, days: nights })
        : moveTrip(seen, stretchedAtStart(seen.itinerary, { segmentId: stay.id, nights }))
  const back = { ...by, nights: -by.nights }
  const much = `${counted(Math.abs(by.nights), 'night')} ${by.nights > 0 ? 'longer' : 'shorter'}`
  return call(change(by), {
    text: `${segmentName(stay)} is ${much}.`,
    action: { label: 'Undo', run: () => void call(change(back)) },
  })
}
