import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { use } from 'react'
import {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  daysInMonth,
  firstDayOf,
} from '#shared/dates/calendar-date'
import { monthLabel } from '#shared/format/dates'
import {
  AvailabilityCalendar,
  type AvailabilityCalendarProps,
} from '../../../components/calendar/AvailabilityCalendar'
import type { DayLook } from '../../../components/calendar/calendar-day'
import { radius, underlineLook } from '../../../components/looks/looks'
import { monthAvailabilityQuery } from '../api/availability-query'
import type { BuilderCamp } from '../model/builder-camp'
import { useBuilder } from '../state/builder-store'
import { takeCampDays, toggleCampDay } from '../state/segment-actions'
import { BuilderContext } from './builder-context'
import { SeeFreeDates } from './SeeFreeDates'
import { useCampDays } from './use-camp-days'

/** Day looks that aren't available to the party. */
const full: readonly DayLook[] = ['config', 'none', 'closed']

interface CampCalendarProps
  extends Pick<AvailabilityCalendarProps, 'size' | 'arrows' | 'weeks' | 'onMonthChange'> {
  readonly camp: BuilderCamp
  readonly month: CalendarMonth
}

/** One month of one accommodation; a click adds a day to the itinerary, a drag several. */
export function CampCalendar({ camp, month, ...calendar }: CampCalendarProps) {
  const { supplierCode } = camp
  const isFirst = use(BuilderContext) === 'first'
  const quoteMode = useBuilder((data) => data.quoteMode)
  const monthQuery = monthAvailabilityQuery({ supplierCode, quoteMode }, month)
  const { dayOf, isFree, isFetching, isError, retry } = useCampDays(camp, monthQuery)
  const firstStop = useBuilder(({ segments, date }): CalendarDate | undefined => {
    return segments.find((stay) => stay.supplierCode === supplierCode)?.startDate ?? date
  })
  const days = Array.from(
    { length: daysInMonth(month) },
    (_, day) => dayOf(addDays(firstDayOf(month), day)).look,
  )
  const isFull =
    days.some((look) => full.includes(look)) &&
    days.every((look) => full.includes(look) || look === 'past')
  return (
    <Box sx={{ position: 'relative' }} data-camp={supplierCode}>
      {isFetching && isFirst && (
        <LinearProgress
          aria-label="Availability is loading"
          sx={{ position: 'absolute', inset: '31px 0 auto', height: 2 }}
        />
      )}
      <AvailabilityCalendar
        {...calendar}
        label={camp.campName}
        month={month}
        dayOf={dayOf}
        firstStop={firstStop}
        onToggle={(date) => toggleCampDay(camp, date)}
        onTake={(dates) => takeCampDays(camp, dates)}
      />
      {isFull && (
        <Typography
          component="p"
          variant="caption"
          sx={{ pt: 0.6, textAlign: 'center', color: 'ink.second' }}
        >
          Nothing available for your party in {monthLabel(month)}.{' '}
          <SeeFreeDates
            camp={camp}
            from={firstDayOf(addMonths(month, 1))}
            nights={1}
            isFree={isFree}
          />
        </Typography>
      )}
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
            '& button': { ...underlineLook, fontWeight: 600 },
          }}
          role="alert"
        >
          Availability couldn’t be loaded.
          <button type="button" onClick={retry}>
            Try again
          </button>
        </Typography>
      )}
    </Box>
  )
}
