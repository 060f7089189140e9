import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { dateInZone } from '#shared/dates/zoned-time'
import { recentDate } from '#shared/format/dates'
import { Icon } from '../../../components/icons/Icon'
import { accountZone, todayHere } from '../../../lib/time/today-here'
import type { NoticeLine } from '../model/notice-lines'
import { NoticeLink } from './NoticeLink'

interface NoticeRowProps {
  readonly line: NoticeLine
  readonly isRead: boolean
  readonly onMark: (isRead: boolean) => void
}

/** A notice with its day, and whether it was read. Following its link marks it as read. */
export function NoticeRow({ line, isRead, onMark }: NoticeRowProps) {
  const label = isRead ? 'Mark as unread' : 'Mark as read'
  return (
    <Box component="li" sx={look}>
      <Box component="span" sx={[dot, { bgcolor: isRead ? 'transparent' : 'ember.600' }]}>
        {!isRead && <span className="visually-hidden">Unread</span>}
      </Box>
      <NoticeLink line={line} onFollow={() => onMark(true)} />
      <Typography
        variant="caption"
        className="tabular"
        sx={{ color: 'ink.note', whiteSpace: 'nowrap' }}
      >
        {line.at !== undefined && (
          <time dateTime={line.at.toISOString()}>
            {recentDate(dateInZone(line.at, accountZone()), todayHere())}
          </time>
        )}
      </Typography>
      <IconButton
        size="small"
        title={label}
        aria-label={`${label}: ${line.title}`}
        onClick={() => onMark(!isRead)}
      >
        <Icon name={isRead ? 'mail' : 'check'} size={16} />
      </IconButton>
    </Box>
  )
}

const look = {
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr) auto auto',
  gap: 1,
  alignItems: 'center',
  px: 0.8,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
}
const dot = { width: 8, height: 8, borderRadius: '9px', forcedColorAdjust: 'none' }
