import { useMemo, useRef } from 'react'
import { segmentPermission } from '../model/may-change'
import type { TripPage } from './trip-page'
import type { TripTools } from './trip-tools'
import { useTripCallOf } from './use-trip-call'

/** The tools for rows: new ones only when what is allowed has changed. */
export function useTripToolsOf(page: TripPage): TripTools {
  const { editor, overrideSell, arrangeNights, editSegment, trip, permission } = page
  const call = useTripCallOf(page)
  const latest = useRef(trip)
  latest.current = trip
  const { state } = trip
  const { isLocked, stays } = permission
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row may do more or less when the state or the lock changes
  return useMemo(
    () => ({
      ...{ editor, overrideSell, arrangeNights, editSegment, mayArrange: stays },
      stretch: (stay, by) => void import('./stretch-stay').then(({ stretchStay }) => stretchStay(stay, by, call)),
      permissionOf: (segment) => segmentPermission(latest.current, segment),
    }),
    [editor, overrideSell, arrangeNights, editSegment, call, stays, state, isLocked],
  )
}
