import { useMemo, useRef } from 'react'
import { segmentPermission } from '../edits/may-change'
import type { TripPage } from './trip-page'
import type { TripTools } from './trip-tools'

/** The tools for rows: new ones only when what is allowed has changed. */
export function useTripToolsOf(page: TripPage): TripTools {
  const { editor, overrideSell, arrangeNights, openJourney, trip, permission } = page
  const latest = useRef(trip)
  latest.current = trip
  const { state } = trip
  const { isLocked, stays } = permission
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row may do more or less when the state or the lock changes
  return useMemo(
    () => ({
      ...{ editor, overrideSell, arrangeNights, openJourney, mayArrange: stays },
      stretch: (stay, by) =>
        void import('../journey/move-stays').then(({ stretch }) =>
          stretch(latest.current, editor, { segmentId: stay.id, ...by }),
        ),
      reorder: (stay, to) =>
        void import('../journey/move-stays').then(({ reorder }) =>
          reorder(latest.current, editor, { segmentId: stay.id, to }),
        ),
      moveBy: (stay, places) =>
        void import('../journey/move-stays').then(({ moveBy }) =>
          moveBy(latest.current, editor, { segmentId: stay.id, places }),
        ),
      permissionOf: (segment) => segmentPermission(latest.current, segment),
    }),
    [editor, overrideSell, arrangeNights, openJourney, stays, state, isLocked],
  )
}
