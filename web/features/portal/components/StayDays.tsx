import Box from '@mui/material/Box'
import type { PortalPart } from '#shared/api/portal-shapes'
import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { weekdayDate } from '#shared/format/dates'
import { partNote } from '#shared/presentation/part-words'
import { partOfDay, stayDays } from '../model/stay-days'
import { partAnchor } from './part-anchor'

interface StayDaysProps {
  readonly activities: readonly PortalPart[]
  /** First day of the trip, from which days are counted. */
  readonly tripStart: CalendarDate
}

/** What one does during a stay, day by day. */
export function StayDays({ activities, tripStart }: StayDaysProps) {
  return (
    <Box component="ol" aria-label="Days here" sx={looks.days}>
      {stayDays(activities).map((day) => (
        <li key={day.date}>
          <Box component="h4" className="tabular" sx={{ fontSize: 14, fontWeight: 600 }}>
            Day {daysBetween(tripStart, day.date) + 1} <small>{weekdayDate(day.date)}</small>
          </Box>
          {day.activities.map((activity) => (
            <Box key={activity.id} id={partAnchor(activity.id)} sx={looks.activity}>
              <b>{activity.title}</b>
              <small className="tabular">
                {[partOfDay(activity), partNote(activity)].filter(Boolean).join(', ')}
              </small>
              {activity.text !== undefined && <p>{activity.text}</p>}
            </Box>
          ))}
        </li>
      ))}
    </Box>
  )
}

const looks = {
  days: {
    display: 'grid',
    gap: '14px',
    pl: '14px',
    borderLeft: 2,
    borderColor: 'ground.sand2',
    '& small': { color: 'ink.second', fontSize: 13, fontWeight: 400 },
  },
  activity: {
    mt: '4px',
    overflowWrap: 'anywhere',
    scrollMarginTop: '70px',
    '& b': { fontWeight: 500 },
    '& small': { display: 'block' },
    '& p': { mt: '2px' },
  },
} as const
