import Box from '@mui/material/Box'
import calendar from '../../../components/calendar/calendar.module.css'
import hues from '../../../components/hue/hue.module.css'
import { inRow } from '../../../components/looks/looks'

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
    <Box component="ul" sx={look} aria-label="Legend">
      {shown.map(([look, words]) => (
        <li key={look}>
          <span
            className={`${calendar.day} ${calendar[look]} ${hues[look === 'taken' ? 'hue1' : 'hue2']}`}
            aria-hidden
          >
            <span className={calendar.number}>12</span>
          </span>
          {look === 'free' && isOwn ? 'Available' : words}
        </li>
      ))}
    </Box>
  )
}

const look = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 22px',
  py: 1.4,
  px: { xs: 2, md: 3 },
  borderTop: 1,
  borderColor: 'divider',
  typography: 'caption',
  color: 'ink.second',
  '& li': inRow(0.7),
  '& li > span': { display: 'block', width: 28, height: 20, lineHeight: '20px' },
  '& li > span > span': { fontSize: 10 },
} as const
