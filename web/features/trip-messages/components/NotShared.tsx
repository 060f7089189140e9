import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import { inRow, radius } from '../../../components/looks/looks'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { tripPortalQuery } from '../../../trip/api/trip-portal-query'

const InvitationSheet = lazyPart(
  () => import('../../../trip/mails/InvitationSheet'),
  'InvitationSheet',
)

interface NotSharedProps {
  readonly itineraryId: ItineraryId
}

/**
 * Above a message to a client who can't open the trip: sharing it sends the invitation that opens
 * it. Nothing while the trip is open to them, or while nobody knows.
 */
export function NotShared({ itineraryId }: NotSharedProps) {
  const { data: portal } = useQuery(tripPortalQuery(itineraryId))
  const [isSharing, setSharing] = useState(false)
  if (portal === undefined || portal.isOpen) return null
  return (
    <Typography component="div" variant="body2" role="note" sx={look}>
      <p>
        They can’t open this trip yet.{' '}
        {portal.canShare ? 'Share it?' : 'It can be shared once it is quoted.'}
      </p>
      {portal.canShare && (
        <Button size="small" variant="outlined" onClick={() => setSharing(true)}>
          Share trip
        </Button>
      )}
      {isSharing && <InvitationSheet id={itineraryId} onClose={() => setSharing(false)} />}
    </Typography>
  )
}

const look = {
  ...inRow(1),
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  mt: 1,
  py: 0.8,
  px: 1.2,
  borderRadius: radius.field,
  bgcolor: 'warning.ground',
  color: 'warning.main',
} as const
