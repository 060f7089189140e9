import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect, useState } from 'react'
import { timeInZone } from '#shared/dates/zoned-time'
import { Icon } from '../../components/icons/Icon'
import { LazyPopover } from '../../components/overlay/lazy-overlays'
import { markMessagesSeen, useMessageLog } from '../../components/snackbar/message-log'
import { lazyPage } from '../../lib/loading/lazy-page'
import { zoneHere } from '../../lib/time/today-here'

const NoticesWatch = lazyPage(() => import('../../features/notices/components/NoticesWatch'), 'NoticesWatch')
const NoticeList = lazyPage(() => import('../../features/notices/components/NoticeList'), 'NoticeList')

/** Wait for the first screen before loading notices. */
const watchAfterMs = 2_000

/** What needs attention, and the messages shown since the app was opened, so that none is missed. */
export function MessagesBell() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [watches, setWatches] = useState(false)
  const [notices, setNotices] = useState(0)
  const { messages, unseen } = useMessageLog()
  useEffect(() => {
    const timer = setTimeout(() => setWatches(true), watchAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const open = (button: HTMLElement) => {
    setAnchor(button)
    markMessagesSeen()
  }
  const close = () => setAnchor(null)
  const news = unseen + notices
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={news === 0 ? 'Notifications' : `Notifications, ${news} new`}
        aria-haspopup="dialog"
        onClick={(event) => open(event.currentTarget)}
      >
        <Badge variant="dot" invisible={news === 0} slotProps={{ badge: { sx: dot } }}>
          <Icon name="bell" />
        </Badge>
      </IconButton>
      {watches && (
        <Suspense>
          <NoticesWatch onUnseen={setNotices} />
        </Suspense>
      )}
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box component="section" aria-label="Notifications" sx={{ width: 360, maxWidth: '90vw', p: '18px 20px 16px' }}>
          <Typography variant="h4" component="h2" sx={{ mb: 0.8 }}>
            Needs attention
          </Typography>
          <Suspense>
            <NoticeList onLeave={close} />
          </Suspense>
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
      </LazyPopover>
    </>
  )
}

const dot = {
  ...{ top: 2, right: 3, minWidth: 8, height: 8, borderRadius: '9px' },
  ...{ bgcolor: 'ember.400', boxShadow: '0 0 0 2px var(--mui-palette-forest-800)' },
}
const line = {
  ...{ display: 'grid', gridTemplateColumns: '16px 1fr auto', gap: 1, alignItems: 'center' },
  ...{ py: 0.9, borderTop: 1, borderColor: 'divider' },
}
