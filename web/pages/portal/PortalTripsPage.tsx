import Box from '@mui/material/Box'
import type { ClientAgency, PortalHome, PortalHomeTrip } from '#shared/api/portal-shapes'
import { rangeWithYear } from '#shared/format/dates'
import { EmptyState } from '../../components/feedback/EmptyState'
import { PublicLink } from '../../components/navigation/PublicLink'
import { Picture } from '../../components/picture/Picture'
import { startSession } from '../../features/portal/api/client-session'
import { Act } from '../../features/portal/components/Act'
import { AgencyChoice } from '../../features/portal/components/entry/AgencyChoice'
import { PortalBar } from '../../features/portal/components/PortalBar'
import { countdownOf, tripStandingWords } from '../../features/portal/model/portal-words'
import { openProposals, proposalsWords } from '../../features/portal/model/versions'
import { api } from '../../lib/api/api'
import { artUrl, mediaUrl } from '../../lib/media/picture-url'
import { todayHere } from '../../lib/time/today-here'
import { usePageTitle } from '../../lib/title/use-page-title'

/** The trips shared with a client, and the proposals to choose from. */
export function PortalTripsPage({ home }: { readonly home: PortalHome }) {
  const { client, agency, trips, otherAgencies = [] } = home
  usePageTitle('Your trips')
  const proposals = openProposals(trips)
  return (
    <>
      <PortalBar agency={{ name: agency.name, logo: agency.theme.logo }} />
      <Box component="main" sx={page}>
        <Box component="h1" sx={title}>
          Hello {client.firstName}
        </Box>
        {proposals.length > 1 && (
          <Box sx={banner}>
            <Box sx={{ flex: 1 }}>
              <b>{proposalsWords(proposals)}</b>
              <p>See side by side what differs and what each costs.</p>
            </Box>
            <Act href="/client/compare">Compare proposals</Act>
          </Box>
        )}
        {trips.length === 0 && (
          <EmptyState
            level={2}
            title="No trips here yet"
            text={`${agency.name} will email you when a trip is ready to look at.`}
          />
        )}
        <Box component="ul" sx={list}>
          {trips.map((trip, index) => (
            <li key={trip.id}>
              <TripCard trip={trip} isFirst={index === 0} />
            </li>
          ))}
        </Box>
        {otherAgencies.length > 0 && (
          <Box
            component="section"
            aria-labelledby="other-agencies"
            sx={{ maxWidth: 420, display: 'grid', gap: 1.2 }}
          >
            <Box component="h2" id="other-agencies" sx={{ fontSize: 18, fontWeight: 600 }}>
              Trips with your other agencies
            </Box>
            <AgencyChoice agencies={otherAgencies} onChoose={openAgency} />
          </Box>
        )}
      </Box>
    </>
  )
}

/** Opens the trips of another of the client's agencies, in the place of these. */
async function openAgency(agencyId: ClientAgency['id']) {
  const answer = await api('POST /api/Clients/switch-agency', { body: { agencyId } })
  location.assign(await startSession(answer, { keep: true }))
}

function TripCard({ trip, isFirst }: { readonly trip: PortalHomeTrip; readonly isFirst: boolean }) {
  const { id, name, standing, startDate, endDate, image, version } = trip
  const isDecided = standing === 'confirmed' || version?.outcome === 'chosen'
  const today = todayHere()
  const countdown = standing === 'cancelled' ? undefined : countdownOf(trip, today)
  return (
    <Box component={PublicLink} href={`/client/trips/${id}`} sx={card}>
      <Picture src={mediaUrl(image) ?? artUrl({ seed: id })} alt="" ratio="3 / 2" eager={isFirst} />
      <Box sx={{ p: '16px 18px 18px', display: 'grid', gap: '4px', minWidth: 0 }}>
        <Box
          component="h2"
          sx={{ fontSize: 20, lineHeight: '26px', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name}
        </Box>
        <Box component="p" className="tabular" sx={{ color: 'ink.second' }}>
          {rangeWithYear(startDate, endDate)}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, mt: 0.6, flexWrap: 'wrap' }}>
          {version !== undefined && (
            <Box component="span" sx={chip}>
              Version {version.letter}
            </Box>
          )}
          <Box component="span" sx={{ ...chip, ...(isDecided && confirmedLook) }}>
            {endDate < today && standing === 'confirmed' ? 'Traveled' : tripStandingWords(trip)}
          </Box>
          {countdown !== undefined && (
            <Box sx={{ ...chip, bgcolor: 'ember.50', color: 'ember.700' }}>{countdown}</Box>
          )}
        </Box>
      </Box>
    </Box>
  )
}

const page = {
  maxWidth: 1080,
  m: '0 auto',
  p: '26px 16px 60px',
  display: 'grid',
  gap: '22px',
  alignContent: 'start',
  '@media (min-width: 700px)': { p: '44px 32px 80px' },
}
const title = {
  fontSize: 32,
  lineHeight: '38px',
  fontWeight: 600,
  letterSpacing: '-.02em',
  overflowWrap: 'anywhere',
}
const banner = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.6,
  p: '18px 20px',
  borderRadius: '18px',
  bgcolor: 'forest.100',
  '& b': { fontSize: 17 },
  '@media (min-width: 560px)': { flexDirection: 'row', alignItems: 'center' },
}
const list = {
  display: 'grid',
  gap: '20px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
}
const card = {
  display: 'block',
  height: '100%',
  borderRadius: '18px',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  boxShadow: 4,
  transition: 'box-shadow .2s',
  '&:hover': { boxShadow: 16 },
}
const chip = {
  fontSize: 13,
  fontWeight: 600,
  p: '3px 11px',
  borderRadius: 99,
  bgcolor: 'ground.sand',
}
const confirmedLook = { bgcolor: 'success.ground', color: 'success.main' }
