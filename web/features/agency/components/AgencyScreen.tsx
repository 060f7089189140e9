import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { AgencyId } from '#shared/ids/ids'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorPage } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { inRow } from '../../../components/looks/looks'
import { StatusChip } from '../../../components/state/StatusChip'
import { lazyPage } from '../../../lib/loading/lazy-page'
import { agencyQuery } from '../api/agency'
import { FilesCard } from './FilesCard'
import { FlagsCard, ObjectivesCard, StandingCard } from './SuperadminCards'
import { TermsCard } from './TermsCard'

const TravelNotesCard = lazyPage(() => import('./TravelNotesCard'), 'TravelNotesCard')
const ProfileCard = lazyPage(() => import('./ProfileCard'), 'ProfileCard')

interface AgencyScreenProps {
  readonly id: AgencyId
  /** Its people, below the rest. */
  readonly team: ReactNode
}

/** `/agencies/{id}`: an agency with everything that superadmins may change of it. */
export function AgencyScreen({ id, team }: AgencyScreenProps) {
  const { data: agency, isError, error, refetch } = useQuery(agencyQuery(id))
  if (isError && agency === undefined)
    return <ErrorPage title="The agency couldn’t be loaded" error={error} onRetry={refetch} />
  return (
    <Box
      component="main"
      sx={{ maxWidth: 1160, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <Box
        component={Link}
        to="/agencies"
        sx={{ ...inRow(0.6), width: 'fit-content', mb: 1, color: 'ink.second' }}
      >
        <Icon name="arrow-left" size={16} /> All Agencies
      </Box>
      <Box component="header" sx={{ ...inRow(1.4), flexWrap: 'wrap', mb: 2.4 }}>
        <Box component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {agency?.name ?? 'Agency'}
        </Box>
        {agency?.archived && <StatusChip status={{ label: 'Archived', tone: 'plain' }} />}
      </Box>
      {agency === undefined ? (
        <Bone height={420} radius={12} />
      ) : (
        <Box sx={columns}>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' }}>
            <Suspense fallback={<Bone height={260} radius={12} />}>
              <ProfileCard agency={agency} />
            </Suspense>
            <FilesCard agency={agency} />
            <TermsCard agencyId={id} />
            <Suspense fallback={<Bone height={260} radius={12} />}>
              <TravelNotesCard agencyId={id} />
            </Suspense>
          </Box>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' }}>
            <StandingCard agency={agency} />
            <FlagsCard agency={agency} />
            <ObjectivesCard agency={agency} />
          </Box>
        </Box>
      )}
      <Box component="section" sx={{ mt: 3 }}>
        {team}
      </Box>
    </Box>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: '3fr 2fr' },
  gap: 2,
}
