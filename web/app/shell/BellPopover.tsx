import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { underlineLook } from '../../components/looks/looks'
import { NoticeList } from '../../features/notices/components/NoticeList'
import { SessionMessages } from '../../features/notices/components/SessionMessages'
import { useSession } from '../../lib/session/session'

interface BellPopoverProps {
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** What needs attention, and the messages shown since the app was opened. */
export function BellPopover({ anchor, onClose }: BellPopoverProps) {
  const { has } = useSession()
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <Box
        component="section"
        aria-label="Notifications"
        sx={{ width: 360, maxWidth: '90vw', p: '18px 20px 16px' }}
      >
        <Typography variant="h4" component="h2" sx={{ mb: 0.8 }}>
          Needs attention
        </Typography>
        <NoticeList onLeave={onClose} />
        {has('showDashboardNavLink') && (
          <Typography variant="body2" sx={{ mt: 0.8, '& a': underlineLook }}>
            <Link to="/notifications" onClick={onClose}>
              All notifications
            </Link>
          </Typography>
        )}
        <SessionMessages />
      </Box>
    </Popover>
  )
}
