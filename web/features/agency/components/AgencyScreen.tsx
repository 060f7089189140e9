import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { AgencyId } from '#shared/ids/ids'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorPage } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { Segmented } from '../../../components/inputs/Segmented'
import { inRow } from '../../../components/looks/looks'
import { StatusChip } from '../../../components/state/StatusChip'
import { lazyPage } from '../../../lib/loading/lazy-page'
import { type Agency, agencyQuery } from '../api/agency'
import { FilesCard } from './FilesCard'
import { FlagsCard, ObjectivesCard, StandingCard } from './SuperadminCards'
import { TermsCard } from './TermsCard'

const TravelNotesCard = lazyPage(() => import('./TravelNotesCard'), 'TravelNotesCard')
const ProfileCard = lazyPage(() => import('./ProfileCard'), 'ProfileCard')

const parts = [
  { value: 'agency', label: 'Agency' },
  { value: 'people', label: 'People' },
  { value: 'terms', label: 'Texts' },
  { value: 'flags', label: 'Features' },
] as const

interface AgencyScreenProps {
  readonly id: AgencyId
  /** Its people. */
  readonly team: ReactNode
}

/** `/agencies/{id}`: an agency with everything that superadmins may change of it. */
export function AgencyScreen({ id, team }: AgencyScreenProps) {
  const { data: agency, isError, error, refetch } = useQuery(agencyQuery(id))
  const [search, setSearch] = useSearchParams()
  const part = parts.find(({ value }) => value === search.get('part'))?.value ?? 'agency'
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
        <Box sx={{ ml: { md: 'auto' } }}>
          <Segmented
            label="Part"
            value={part}
            segments={parts}
            onChange={(next) =>
              setSearch(next === 'agency' ? {} : { part: next }, { replace: true })
            }
          />
        </Box>
      </Box>
      {agency === undefined ? (
        <Bone height={420} radius={12} />
      ) : (
        <Part agency={agency} part={part} team={team} />
      )}
    </Box>
  )
}

interface PartProps {
  readonly agency: Agency
  readonly part: (typeof parts)[number]['value']
  readonly team: ReactNode
}

function Part({ agency, part, team }: PartProps) {
  if (part === 'people') return team
  if (part === 'agency')
    return (
      <Box sx={columns}>
        <Box sx={column}>
          <Suspense fallback={<Bone height={260} radius={12} />}>
            <ProfileCard agency={agency} />
          </Suspense>
          <FilesCard agency={agency} />
        </Box>
        <Box sx={column}>
          <StandingCard agency={agency} />
          <ObjectivesCard agency={agency} />
        </Box>
      </Box>
    )
  return (
    <Box sx={{ ...column, maxWidth: 760 }}>
      {part === 'flags' ? (
        <FlagsCard agency={agency} />
      ) : (
        <>
          <TermsCard agencyId={agency.id} />
          <Suspense fallback={<Bone height={260} radius={12} />}>
            <TravelNotesCard agencyId={agency.id} />
          </Suspense>
        </>
      )}
    </Box>
  )
}

const column = { display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' }
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: '3fr 2fr' },
  gap: 2,
}
