import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { inRow, radius } from '../../../components/looks/looks'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { tripPortalQuery, useInvite } from '../../../trip/api/trip-portal-query'

interface NotSharedProps {
  readonly itineraryId: ItineraryId
}

/**
 * Above a message to a client who can't open the trip: sharing it sends the invitation that opens
 * it. Nothing while the trip is open to them, or while nobody knows.
 */
export function NotShared({ itineraryId }: NotSharedProps) {
  const { data: portal } = useQuery(tripPortalQuery(itineraryId))
  const invite = useInvite(itineraryId)
  if (portal === undefined || portal.isOpen) return null
  const share = () =>
    invite.mutateAsync().then(
      ({ invitedTo }) => showSnackbar(`Trip shared. Invitation sent to ${invitedTo}.`),
      (error: unknown) => showSnackbar(failureText(error), { tone: 'error' }),
    )
  return (
    <Typography component="div" variant="body2" role="note" sx={look}>
      <p>
        They can’t open this trip yet.{' '}
        {portal.canShare ? 'Share it?' : 'It can be shared once it is quoted.'}
      </p>
      {portal.canShare && (
        <AsyncButton size="small" variant="outlined" onClick={share}>
          Share trip
        </AsyncButton>
      )}
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
