import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useEffect, useState } from 'react'
import { Icon } from '../../components/icons/Icon'
import { useLazyOverlay } from '../../components/overlay/use-lazy-overlay'
import { markMessagesSeen, useMessageLog } from '../../components/snackbar/message-log'
import { lazyPart } from '../../lib/loading/lazy-page'

const NoticesWatch = lazyPart(
  () => import('../../features/notices/components/NoticesWatch'),
  'NoticesWatch',
)
const loadPopover = () => import('./BellPopover')
const BellPopover = lazyPart(loadPopover, 'BellPopover')

/** Wait for the first screen before loading notices. */
const watchAfterMs = 2_000

/**
 * What needs attention, and the messages shown since the app was opened, so that none is missed.
 */
export function MessagesBell() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [watches, setWatches] = useState(false)
  const [notices, setNotices] = useState(0)
  const isLoaded = useLazyOverlay(anchor !== null, loadPopover)
  const { unseen } = useMessageLog()
  useEffect(() => {
    const timer = setTimeout(() => setWatches(true), watchAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const open = (button: HTMLElement) => {
    setAnchor(button)
    markMessagesSeen()
  }
  const news = unseen + notices
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={news === 0 ? 'Notifications' : `Notifications, ${news} new`}
        aria-haspopup="dialog"
        onClick={(event) => open(event.currentTarget)}
      >
        <Icon name="bell" />
        {news > 0 && <Box component="span" sx={dot} />}
      </IconButton>
      {watches && <NoticesWatch onUnseen={setNotices} />}
      {isLoaded && <BellPopover anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}

const dot = {
  position: 'absolute',
  top: 7,
  right: 8,
  width: 8,
  height: 8,
  borderRadius: '9px',
  bgcolor: 'ember.400',
  boxShadow: '0 0 0 2px var(--mui-palette-forest-800)',
  forcedColorAdjust: 'none',
}
