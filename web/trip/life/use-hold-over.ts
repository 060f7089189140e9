import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { heldUntil } from '#shared/itinerary/hold-clock'
import { itineraryQuery } from '../api/itinerary-query'
import type { Trip } from '../page/trip'

/** How often the trip is looked at after its hold: the job that gives rooms back runs every five minutes. */
const lookMs = 30_000

/** The browser's timers go no further, some 24 days: a hold that ends later than that ends behind another page. */
const longestMs = 2 ** 31 - 1

/** Whether the hold has run out and the rooms are about to go back. From then on the trip is loaded anew until they have. */
export function useHoldOver(trip: Trip): boolean {
  const queries = useQueryClient()
  const until = heldUntil(trip)
  const [over, setOver] = useState<string>()
  const isOver = until !== undefined && over === until
  useEffect(() => {
    const leftMs = until === undefined ? longestMs : Math.max(0, Date.parse(until) - Date.now())
    if (leftMs >= longestMs) return
    const timer = setTimeout(() => setOver(until), leftMs)
    return () => clearTimeout(timer)
  }, [until])
  useEffect(() => {
    if (!isOver) return
    const { queryKey } = itineraryQuery(trip.id)
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey, exact: true }), lookMs)
    return () => clearInterval(timer)
  }, [isOver, queries, trip.id])
  return isOver
}
