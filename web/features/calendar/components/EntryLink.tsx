import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { CalendarEntry } from '#shared/itinerary/calendar-entry'
import { Icon } from '../../../components/icons/Icon'
import { clampLines, ellipsis, inRow } from '../../../components/looks/looks'
import { toneLook } from '../../../components/state/StatusChip'
import { tripPaymentsPath, useTripPath } from '../../../lib/navigation/trip-path'
import { useSession } from '../../../lib/session/session'
import {
  entryHint,
  entryNote,
  entryTitle,
  entryTrip,
  isOverdue,
  kindLooks,
  kindWords,
} from '../model/entry-words'

interface EntryLinkProps {
  readonly entry: CalendarEntry
  readonly today: CalendarDate
  /** A line in a day of the month, a card in one of the week, a row of a list. */
  readonly look: 'line' | 'card' | 'row'
}

/** An entry, which leads to its trip, the payments of it, or what its task is about. */
export function EntryLink({ entry, today, look }: EntryLinkProps) {
  const tripPath = useTripPath()
  const { kind, agentId, agentName } = entry
  const isOwn = useSession().principal.agentId === agentId
  const { icon, tone } = kindLooks[kind]
  const isLine = look === 'line'
  const [trip, note] = [entryTrip(entry), entryNote(entry)]
  return (
    <Box
      component={Link}
      to={entryPath(entry, tripPath)}
      title={isLine ? entryHint(entry, today) : undefined}
      sx={[looks[look], { '& > i, &.line': toneLook(isOverdue(entry, today) ? 'bad' : tone) }]}
      className={isLine ? 'line' : undefined}
    >
      <i>
        <Icon name={icon} size={isLine ? 13 : 15} />
      </i>
      <span>
        {isLine ? (
          <span className="visually-hidden">{kindWords(entry, today)}: </span>
        ) : (
          <small>{kindWords(entry, today)}</small>
        )}
        <b dir="auto">{entryTitle(entry)}</b>
        {!isLine && trip !== undefined && <span dir="auto">{trip}</span>}
        {!isLine && note !== '' && <span>{note}</span>}
        {!isLine && !isOwn && <span>Agent {agentName}</span>}
      </span>
    </Box>
  )
}

function entryPath(entry: CalendarEntry, tripPath: ReturnType<typeof useTripPath>): string {
  if (entry.kind === 'payment') return tripPaymentsPath(entry.itineraryId)
  if (entry.kind !== 'task') return tripPath(entry.itineraryId)
  if (entry.itineraryId !== undefined) return tripPath(entry.itineraryId)
  return entry.clientId === undefined ? '/dashboard#tasks' : `/clients/${entry.clientId}`
}

const focusLook = { boxShadow: 'inset 0 0 0 2px var(--mui-palette-forest-500)' }
const words = {
  '& > span': { flex: 1, minWidth: 0, display: 'grid' },
  '& b': { ...clampLines(2), fontSize: 13.5, lineHeight: '18px', fontWeight: 600 },
  '& span > span': { ...clampLines(2), fontSize: 12.5, lineHeight: '17px', color: 'ink.second' },
  '& small': { fontSize: 12, lineHeight: '16px', color: 'ink.note' },
  '& i': { flex: 'none', display: 'grid', placeItems: 'center', borderRadius: '8px' },
}

const looks = {
  line: {
    ...inRow(0.5),
    minHeight: 22,
    p: '2px 6px',
    borderRadius: '6px',
    '& > i': { display: 'grid', bgcolor: 'transparent', color: 'inherit' },
    '& > span': { minWidth: 0, flex: 1, ...ellipsis },
    '& b': { fontSize: 12.5, lineHeight: '18px', fontWeight: 500, color: 'ink.main' },
    '@container page (max-width: 900px)': {
      '& > span': { whiteSpace: 'normal' },
      '& b': { ...clampLines(2), overflowWrap: 'anywhere' },
    },
    '&:hover b': { textDecoration: 'underline' },
    '&:focus-visible': focusLook,
  },
  card: {
    ...words,
    display: 'grid',
    gap: '6px',
    p: '8px',
    borderRadius: '8px',
    bgcolor: 'background.paper',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
    '& i': { ...words['& i'], width: 26, height: 26 },
    '&:hover': { bgcolor: 'ground.soft' },
    '&:focus-visible': focusLook,
  },
  row: {
    ...words,
    ...inRow(1.2),
    minHeight: 64,
    p: '9px 16px',
    borderTop: '1px solid',
    borderColor: 'ground.sand2',
    '& i': { ...words['& i'], width: 34, height: 34 },
    '&:hover': { bgcolor: 'ground.soft' },
    '&:focus-visible': focusLook,
  },
} as const
