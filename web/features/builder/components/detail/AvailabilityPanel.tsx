import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { addMonths, type CalendarMonth, monthOf } from '#shared/dates/calendar-date'
import calendar from '../../../../components/calendar/calendar.module.css'
import hues from '../../../../components/hue/hue.module.css'
import { card, inColumn, inRow } from '../../../../components/looks/looks'
import { todayHere } from '../../../../lib/time/today-here'
import { type BuilderCamp, isOwn } from '../../model/builder-camp'
import type { BuilderSegment } from '../../model/builder-segment'
import { useBuilder } from '../../state/builder-store'
import { setVisibleMonth } from '../../state/search-actions'
import { CampCalendar } from '../calendar/CampCalendar'

interface AvailabilityPanelProps {
  readonly camp: BuilderCamp
  /** The selected dates, at the right. */
  readonly children: ReactNode
}

/** Two months side by side that move together, the legend, and the selected dates. */
export function AvailabilityPanel({ camp, children }: AvailabilityPanelProps) {
  const { supplierCode } = camp
  const month = useBuilder(
    ({ visibleMonths, segments, date }) =>
      visibleMonths[supplierCode] ??
      monthOf(firstNight(segments, supplierCode) ?? segments.at(-1)?.endDate ?? date ?? todayHere()),
  )
  const show = (first: CalendarMonth) => setVisibleMonth(supplierCode, first)
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 340px',
        ...card,
        '@media (max-width: 1400px)': { gridTemplateColumns: 'minmax(0, 1fr) 310px' },
        '@media (max-width: 1120px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
      aria-label="Availability and dates"
    >
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-around',
          gap: 2.4,
          p: '24px 24px 16px',
          '@media (max-width: 1400px)': { gap: 1.2, p: '24px 10px 16px' },
        }}
      >
        <Box sx={looks.month}>
          <CampCalendar camp={camp} month={month} size="detail" onMonthChange={show} />
        </Box>
        <Box component="span" sx={{ flex: 'none', width: '1px', bgcolor: 'divider', ...looks.second }} />
        <Box sx={{ ...looks.month, ...looks.second }}>
          <CampCalendar
            camp={camp}
            month={addMonths(month, 1)}
            size="detail"
            onMonthChange={(second) => show(addMonths(second, -1))}
          />
        </Box>
      </Box>
      <Box
        component="aside"
        sx={{
          ...inColumn,
          p: '22px 26px 18px',
          boxShadow: 'inset 1px 0 0 var(--mui-palette-divider)',
          '@media (max-width: 1120px)': { boxShadow: 'inset 0 1px 0 var(--mui-palette-divider)' },
        }}
      >
        {children}
      </Box>
      <CalendarLegend isOwn={isOwn(camp)} />
    </Box>
  )
}

const firstNight = (segments: readonly BuilderSegment[], supplierCode: string) =>
  segments.find((segment) => segment.supplierCode === supplierCode)?.startDate

const dayLooks = [
  ['free', 'Available, rooms left'],
  ['few', 'Last rooms'],
  ['may', 'May be available'],
  ['request', 'On request'],
  ['config', 'No rooms for your party'],
  ['arranged', 'Arranged by the DMC'],
  ['none', 'Unavailable'],
  ['closed', 'Closed'],
  ['selected', 'Selected'],
  ['taken', 'Another stay'],
  ['past', 'In the past'],
  ['loading', 'Loading'],
] as const
const ownDayLooks: readonly string[] = ['free', 'selected', 'taken', 'past']

/** The legend of the calendar. */
export function CalendarLegend({ isOwn }: { readonly isOwn: boolean }) {
  const shown = isOwn ? dayLooks.filter(([look]) => ownDayLooks.includes(look)) : dayLooks
  return (
    <Box component="ul" sx={looks.legend} aria-label="Legend">
      {shown.map(([look, words]) => (
        <li key={look}>
          <span className={`${calendar.day} ${calendar[look]} ${hues[look === 'taken' ? 'hue1' : 'hue2']}`} aria-hidden>
            <span className={calendar.number}>12</span>
          </span>
          {look === 'free' && isOwn ? 'Available' : words}
        </li>
      ))}
    </Box>
  )
}

const looks = {
  month: { flex: 1, maxWidth: 424 },
  /** Phones and tablets show one month: with two, the cells would be too small to tap. */
  second: { '@media (max-width: 800px)': { display: 'none' } },
  legend: {
    ...{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '8px 22px', py: 1.4, px: { xs: 2, md: 3 } },
    ...{ borderTop: 1, borderColor: 'divider', typography: 'caption', color: 'ink.second', '& li': inRow(0.7) },
    '& li > span': { display: 'block', width: 28, height: 20, lineHeight: '20px' },
    '& li > span > span': { fontSize: 10 },
  },
} as const
