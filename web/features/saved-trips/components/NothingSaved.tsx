import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/feedback/EmptyState'

/** How the first itinerary is saved. */
export function NothingSaved({ agency }: { readonly agency: string }) {
  return (
    <Box sx={{ maxWidth: 520, m: '30px auto' }}>
      <EmptyState
        level={2}
        title="No saved itineraries yet"
        text={`Open a trip you’d like to reuse and choose “Save as template” from its menu. It will appear here for everyone at ${agency}, without its client, payments and booking.`}
        actions={
          <>
            <Button component={Link} to="/trips-and-payments" size="small">
              Choose a trip
            </Button>
            <Button component={Link} to="/" size="small" variant="text">
              Build an itinerary
            </Button>
          </>
        }
      />
    </Box>
  )
}
