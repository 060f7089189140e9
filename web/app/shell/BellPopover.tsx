import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { timeInZone } from '#shared/dates/zoned-time'
import { Icon } from '../../components/icons/Icon'
import { useMessageLog } from '../../components/snackbar/message-log'
import { NoticeList } from '../../features/notices/components/NoticeList'
import { zoneHere } from '../../lib/time/today-here'

interface BellPopoverProps {
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** What needs attention, and the messages shown since the app was opened. */
export function BellPopover({ anchor, onClose }: BellPopoverProps) {
  const { messages } = useMessageLog()
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <Box component="section" aria-label="Notifications" sx={{ width: 360, maxWidth: '90vw', p: '18px 20px 16px' }}>
        <Typography variant="h4" component="h2" sx={{ mb: 0.8 }}>
          Needs attention
        </Typography>
        <NoticeList onLeave={onClose} />
        <Typography variant="h4" component="h2" sx={{ mt: 1.8, mb: 0.8 }}>
          This session
        </Typography>
        {messages.length === 0 && (
          <Box component="p" sx={{ color: 'ink.second' }}>
            No notifications yet. We’ll tell you here when a quote is ready.
          </Box>
        )}
        <ul>
          {messages.map(({ id, text, tone, at }) => (
            <Box component="li" key={id} sx={line}>
              <Box component="span" sx={{ display: 'flex', color: tone === 'error' ? 'error.main' : 'success.main' }}>
                <Icon name={tone === 'error' ? 'circle-alert' : 'circle-check'} size={16} />
              </Box>
              <span>{text}</span>
              <Typography variant="caption" component="time" className="tabular" sx={{ color: 'ink.note' }}>
                {timeInZone(at, zoneHere)}
              </Typography>
            </Box>
          ))}
        </ul>
      </Box>
    </Popover>
  )
}

const line = {
  ...{ display: 'grid', gridTemplateColumns: '16px 1fr auto', gap: 1, alignItems: 'center' },
  ...{ py: 0.9, borderTop: 1, borderColor: 'divider' },
}
