import Box from '@mui/material/Box'
import calendar from '../../../components/calendar/calendar.module.css'
import hues from '../../../components/hue/hue.module.css'
import { inRow } from '../../../components/looks/looks'

const dayLooks = [
  ['free', 'Available, rooms left'],
  ['request', 'On request'],
  ['none', 'Unavailable'],
  ['selected', 'Selected'],
] as const
const ownDayLooks = [
  ['free', 'Available'],
  ['selected', 'Selected'],
  ['taken', 'Another stay'],
  ['past', 'In the past'],
] as const

/** The four looks that an agent chooses by; each day's tooltip has the full reason. */
export function CalendarLegend({ isOwn }: { readonly isOwn: boolean }) {
  const entries = isOwn ? ownDayLooks : dayLooks
  return (
    <Box component="ul" sx={look} aria-label="Legend">
      {entries.map(([look, words]) => (
        <li key={look}>
          <span
            className={`${calendar.day} ${calendar[look]} ${hues[look === 'taken' ? 'hue1' : 'hue2']}`}
            aria-hidden
          >
            <span className={calendar.number}>12</span>
          </span>
          {words}
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
