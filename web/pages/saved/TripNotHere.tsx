import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../components/feedback/EmptyState'

const words = {
  saved: {
    title: 'This saved itinerary is not here',
    text: 'It may have been removed, or the address is not complete. The others are still on the shelf.',
    to: '/saved',
    label: 'Saved Itineraries',
  },
  built: {
    title: 'This itinerary is not here',
    text: 'It may have been removed, or the address is not complete. Search with Ctrl K, or look through your trips.',
    to: '/trips-and-payments',
    label: 'Trips and Payments',
  },
} as const

/** No such itinerary, or none of this agency's: the two are not told apart (domain.md, Who is who). */
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
