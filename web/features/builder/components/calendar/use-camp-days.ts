import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CalendarMonth } from '#shared/dates/calendar-date'
import { youngestChildAge } from '#shared/rooms/child-age'
import type { DayOf } from '../../../../components/calendar/calendar-day'
import { todayHere } from '../../../../lib/time/today-here'
import { monthAvailabilityQuery } from '../../api/availability-query'
import type { BuilderCamp } from '../../model/builder-camp'
import { drawnDay } from '../../model/drawn-day'
import { isOwn } from '../../model/own-camp'
import { staysByNight } from '../../model/stay-of-night'
import { useBuilder } from '../../state/builder-store'

interface CampDays {
  readonly dayOf: DayOf
  readonly isError: boolean
  readonly retry: () => void
}

/** The days of a month in a camp's calendar. While they are fetched they are 'loading' (2 §4.2). */
export function useCampDays(camp: BuilderCamp, month: CalendarMonth): CampDays {
  const { supplierCode } = camp
  const quoteMode = useBuilder((data) => data.quoteMode)
  const segments = useBuilder((data) => data.segments)
  const youngest = useBuilder((data) => youngestChildAge(data.children, data.childrenAges))
  const query = useQuery({ ...monthAvailabilityQuery({ supplierCode, quoteMode }, month), enabled: !isOwn(camp) })
  const { data, isFetching, isError, refetch } = query
  const dayOf = useMemo((): DayOf => {
    const codes = isFetching ? undefined : data?.camp
    const stays = staysByNight(segments)
    const today = todayHere()
    return (date) =>
      drawnDay({
        date,
        today,
        camp,
        quoteMode,
        code: codes?.get(date),
        stay: stays.get(date),
        youngestChildAge: youngest,
      })
  }, [camp, quoteMode, segments, youngest, data, isFetching])
  return { dayOf, isError, retry: () => void refetch() }
}
