import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { timeInZone } from '#shared/dates/zoned-time'
import { Icon } from '../../../components/icons/Icon'
import { useMessageLog } from '../../../components/snackbar/message-log'
import { accountZone } from '../../../lib/time/today-here'

/** The messages shown since the app was opened, the newest first. */
export function SessionMessages() {
  const { messages } = useMessageLog()
  return (
    <>
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
            <Box
              component="span"
              sx={{ display: 'flex', color: tone === 'error' ? 'error.main' : 'success.main' }}
            >
              <Icon name={tone === 'error' ? 'circle-alert' : 'circle-check'} size={16} />
            </Box>
            <span>{text}</span>
            <Typography
              variant="caption"
              component="time"
              className="tabular"
              sx={{ color: 'ink.note' }}
            >
              {timeInZone(at, accountZone())}
            </Typography>
          </Box>
        ))}
      </ul>
    </>
  )
}

const line = {
  display: 'grid',
  gridTemplateColumns: '16px 1fr auto',
  gap: 1,
  alignItems: 'center',
  py: 0.9,
  borderTop: 1,
  borderColor: 'divider',
}
