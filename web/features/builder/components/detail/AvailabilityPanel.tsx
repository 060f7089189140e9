import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { addMonths } from '#shared/dates/calendar-date'
import { card, inColumn } from '../../../../components/looks/looks'
import { CalendarLegend } from '../../../../trip/building/calendar/CalendarLegend'
import { CampCalendar } from '../../../../trip/building/calendar/CampCalendar'
import { useVisibleMonth } from '../../../../trip/building/calendar/use-visible-month'
import { type BuilderCamp, isOwn } from '../../../../trip/building/model/builder-camp'

interface AvailabilityPanelProps {
  readonly camp: BuilderCamp
  /** The selected dates, at the right. */
  readonly children: ReactNode
}

/** Two months side by side that move together, the legend, and the selected dates. */
export function AvailabilityPanel({ camp, children }: AvailabilityPanelProps) {
  const { month, show } = useVisibleMonth(camp.supplierCode)
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
        <Box
          component="span"
          sx={{ flex: 'none', width: '1px', bgcolor: 'divider', ...looks.second }}
        />
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

const looks = {
  month: { flex: 1, maxWidth: 424 },
  /** Phones and tablets show one month: with two, the cells would be too small to tap. */
  second: { '@media (max-width: 800px)': { display: 'none' } },
} as const
