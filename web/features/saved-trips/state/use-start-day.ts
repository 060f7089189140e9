import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { startsQuery } from '../api/starts-query'
import { betterStart, firstStart } from '../model/start-date'
import type { LookedTrip } from '../model/types'

/** The day that the next trip begins: the agent's, else the pattern's, else the first at which its rooms can be had. */
export function useStartDay(trip: LookedTrip, today: CalendarDate) {
  const wanted = firstStart(trip.itinerary.startDate, today)
  const [typed, setTyped] = useState<string>()
  const starts = useQuery(startsQuery(trip))
  const better = typed === undefined && starts.data ? betterStart(starts.data, { wanted, today }) : undefined
  const value = typed ?? better?.startDate ?? wanted
  return {
    value,
    /** Undefined while what is typed is no day, or a past one. */
    start: isCalendarDate(value) && value >= today ? value : undefined,
    better,
    isLooking: typed === undefined && starts.isPending,
    choose: setTyped,
  }
}
