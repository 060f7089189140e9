import Box from '@mui/material/Box'
import type { PortalHome } from '#shared/api/portal-shapes'
import { PublicLink } from '../../components/navigation/PublicLink'
import { useTrip } from '../../features/portal/api/use-trip'
import { MessageThread } from '../../features/portal/components/MessageThread'
import { PortalBar } from '../../features/portal/components/PortalBar'
import { PortalFailure } from '../../features/portal/components/PortalFailure'
import { usePageTitle } from '../../lib/title/use-page-title'

/** The conversation about a trip. */
export function PortalMessagesPage({
  id,
  home,
}: {
  readonly id: string
  readonly home: PortalHome
}) {
  const { data: trip, error, reload } = useTrip(id)
  usePageTitle('Messages')
  if (error !== undefined)
    return <PortalFailure title="This trip couldn’t be opened" error={error} onRetry={reload} />
  return (
    <>
      <PortalBar agency={{ name: home.agency.name, logo: home.agency.theme.logo }} />
      <Box component="main" sx={page}>
        <Box
          component={PublicLink}
          href={`/client/trips/${id}`}
          sx={{ fontWeight: 600, color: 'forest.700' }}
        >
          ← {trip?.name ?? 'Your trip'}
        </Box>
        <h1>Messages</h1>
        {trip !== undefined && <MessageThread tripId={trip.id} agentName={trip.agent.name} />}
      </Box>
    </>
  )
}

const page = {
  '& h1': { fontSize: 32, lineHeight: '38px', fontWeight: 600, letterSpacing: '-.02em' },
  maxWidth: 680,
  m: '0 auto',
  p: '22px 16px 60px',
  display: 'grid',
  gap: '16px',
}
