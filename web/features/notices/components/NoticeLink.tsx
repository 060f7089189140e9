import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'
import { Icon } from '../../../components/icons/Icon'
import { isClientId } from '../../../lib/navigation/is-id'
import { tripPaymentsPath, useTripPath } from '../../../lib/navigation/trip-path'
import type { NoticeLine } from '../model/notice-lines'

const look = {
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: 1,
  p: '9px 10px',
  borderRadius: '8px',
  '&:hover': { bgcolor: 'action.hover' },
  '& svg': { mt: 0.2 },
  '& span > *': { display: 'block', overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
  '& span > span': { typography: 'body2' },
  '& small': { typography: 'caption', color: 'ink.note' },
} as const

const icons = {
  hold: 'hourglass',
  overdue: 'clock-alert',
  paid: 'circle-check',
  refund: 'arrow-right-left',
  client: 'user-plus',
  task: 'triangle-alert',
  view: 'eye',
  toDo: 'clipboard-list',
  followUp: 'bell-ring',
} as const

const tones = {
  hold: 'warning.main',
  overdue: 'error.main',
  paid: 'success.main',
  refund: 'warning.main',
  client: 'info.main',
  task: 'error.main',
  view: 'info.main',
  toDo: 'warning.main',
  followUp: 'warning.main',
} as const

interface NoticeLinkProps {
  readonly line: NoticeLine
  readonly onFollow: () => void
}

/**
 * A notice, which leads to its client, its trip, or the trip's payments where it is about money.
 */
export function NoticeLink({
  line: { kind, about, title, text, note },
  onFollow,
}: NoticeLinkProps) {
  const pathOf = useTripPath()
  const ofTrip = ['hold', 'view', 'toDo', 'followUp'].includes(kind) ? pathOf : tripPaymentsPath
  return (
    <Box
      component={Link}
      to={pathTo(about, ofTrip)}
      sx={[look, { '& svg, & span > span': { color: tones[kind] } }]}
      onClick={onFollow}
    >
      <Icon name={icons[kind]} size={16} />
      <span>
        <b dir="auto">{title}</b>
        <span className="tabular">{text}</span>
        <small dir="auto">{note}</small>
      </span>
    </Box>
  )
}

function pathTo(about: NoticeLine['about'], ofTrip: (id: ItineraryId) => string): string {
  if (about === undefined) return '/dashboard#tasks'
  return isClientId(about) ? `/clients/${about}` : ofTrip(about)
}
