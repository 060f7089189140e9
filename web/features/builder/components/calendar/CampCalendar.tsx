import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CalendarDate, CalendarMonth } from '#shared/dates/calendar-date'
import { youngestChildAge } from '#shared/rooms/child-age'
import {
  AvailabilityCalendar,
  type AvailabilityCalendarProps,
} from '../../../../components/calendar/AvailabilityCalendar'
import type { DayOf } from '../../../../components/calendar/calendar-day'
import { radius, underlined } from '../../../../components/looks/looks'
import { todayHere } from '../../../../lib/time/today-here'
import { monthAvailabilityQuery } from '../../api/availability-query'
import { type BuilderCamp, isOwn } from '../../model/builder-camp'
import { staysByNight } from '../../model/builder-segment'
import { drawnDay } from '../../model/drawn-day'
import { useBuilder } from '../../state/builder-store'
import { toggleCampDay } from '../../state/segment-actions'

interface CampCalendarProps extends Pick<AvailabilityCalendarProps, 'size' | 'arrows' | 'onMonthChange'> {
  readonly camp: BuilderCamp
  readonly month: CalendarMonth
}

/** One month of one accommodation; a click on a day builds the itinerary. */
export function CampCalendar({ camp, month, ...calendar }: CampCalendarProps) {
  const { dayOf, isError, retry } = useCampDays(camp, month)
  const firstStop = useBuilder(({ segments, date }): CalendarDate | undefined => {
    return segments.find(({ supplierCode }) => supplierCode === camp.supplierCode)?.startDate ?? date
  })
  return (
    <Box sx={{ position: 'relative' }}>
      <AvailabilityCalendar
        {...calendar}
        label={camp.campName}
        month={month}
        dayOf={dayOf}
        firstStop={firstStop}
        onToggle={(date) => toggleCampDay(camp, date)}
      />
      {isError && (
        <Typography
          component="p"
          variant="note"
          sx={{
            position: 'absolute',
            inset: 'auto 0 0',
            display: 'flex',
            justifyContent: 'center',
            gap: 0.8,
            py: 0.8,
            px: 1,
            borderRadius: radius.control,
            bgcolor: 'error.ground',
            color: 'error.main',
            '& button': { ...underlined, fontWeight: 600 },
          }}
          role="alert"
        >
          Availability could not be loaded.
          <button type="button" onClick={retry}>
            Try again
          </button>
        </Typography>
      )}
    </Box>
  )
}

interface CampDays {
  readonly dayOf: DayOf
  readonly isError: boolean
  readonly retry: () => void
}

/** The days of a month in a camp's calendar. While they are fetched they are 'loading' (2 §4.2). */
function useCampDays(camp: BuilderCamp, month: CalendarMonth): CampDays {
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
