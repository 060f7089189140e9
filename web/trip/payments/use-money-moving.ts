import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import type { Payment } from '#shared/itinerary/payments'
import type { ItineraryState } from '#shared/itinerary/states'
import { isMoneyMoving, lookAgainMs } from './money-moving'

interface Trip {
  readonly id: ItineraryId
  readonly state: ItineraryState
  readonly version: number
  readonly payments: readonly Payment[]
}

/** Loads a trip anew, longer and longer apart, while money of it is on its way: nobody has to reload to see it arrive. */
export function useMoneyMoving(trip: Trip): void {
  const queries = useQueryClient()
  const { id, version } = trip
  const isMoving = isMoneyMoving(trip)
  const [looked, setLooked] = useState({ version, times: 0 })
  const times = looked.version === version ? looked.times : 0
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => {
      setLooked({ version, times: times + 1 })
      if (document.visibilityState === 'visible')
        void queries.invalidateQueries({ queryKey: ['itineraries', id], exact: true })
    }, lookAgainMs(times))
    return () => clearTimeout(timer)
  }, [queries, id, version, isMoving, times])
}
