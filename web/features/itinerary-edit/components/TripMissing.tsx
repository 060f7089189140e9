import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/feedback/EmptyState'

/**
 * The itinerary doesn't exist or isn't this agent's; we don't tell the two apart (domain.md, Who is
 * who).
 */
export function TripMissing() {
  return (
    <Box component="main" sx={{ maxWidth: 460, m: '60px auto', p: '0 20px' }}>
      <EmptyState
        level={1}
        title="We can’t find this itinerary"
        text="It may have been removed, or the link may be incomplete. Search with Ctrl K, or start a new itinerary."
        actions={
          <Button component={Link} to="/" size="small">
            Build an itinerary
          </Button>
        }
      />
    </Box>
  )
}
