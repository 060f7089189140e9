import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../components/feedback/EmptyState'

const words = {
  saved: {
    title: 'We can’t find this saved itinerary',
    text: 'It may have been removed, or the link may be incomplete.',
    to: '/saved',
    label: 'Saved Itineraries',
  },
  built: {
    title: 'We can’t find this itinerary',
    text: 'It may have been removed, or the link may be incomplete. Search with Ctrl K, or check your trips.',
    to: '/trips-and-payments',
    label: 'Trips and Payments',
  },
} as const

/**
 * The itinerary doesn't exist or isn't this agency's; we don't tell the two apart (domain.md, Who
 * is who).
 */
export function TripNotHere({ what }: { readonly what: keyof typeof words }) {
  const { title, text, to, label } = words[what]
  return (
    <Box component="main" sx={{ maxWidth: 460, m: '60px auto', px: 2 }}>
      <EmptyState
        level={1}
        title={title}
        text={text}
        actions={
          <Button component={Link} to={to} size="small">
            {label}
          </Button>
        }
      />
    </Box>
  )
}
