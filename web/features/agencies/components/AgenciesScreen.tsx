import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dateInZone } from '#shared/dates/zoned-time'
import { longDate } from '#shared/format/dates'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { SearchBox } from '../../../components/inputs/SearchBox'
import { Segmented } from '../../../components/inputs/Segmented'
import { ellipsis, inRow } from '../../../components/looks/looks'
import { StatusChip, type StatusWord } from '../../../components/state/StatusChip'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { type Agency, agenciesQuery } from '../api/agencies'

const NewAgencyDialog = lazyPart(() => import('./NewAgencyDialog'), 'NewAgencyDialog')

const kinds = [
  { value: 'active', label: 'Active' },
  { value: 'trial', label: 'In trial' },
  { value: 'archived', label: 'Archived' },
  { value: 'all', label: 'All' },
] as const
type Kind = (typeof kinds)[number]['value']

const isOf: Readonly<Record<Kind, (agency: Agency) => boolean>> = {
  active: ({ archived }) => !archived,
  trial: ({ archived, trialEnds }) => !archived && trialEnds !== undefined,
  archived: ({ archived }) => archived,
  all: () => true,
}

/** `/agencies`: every agency, for superadmins. */
export function AgenciesScreen() {
  const { data, isPending, isError, error, refetch } = useQuery(agenciesQuery)
  const [term, setTerm] = useState('')
  const [kind, setKind] = useState<Kind>('active')
  const [isAdding, setAdding] = useState(false)
  const searchTerm = term.trim().toLowerCase()
  const shownAgencies = data?.filter(
    (agency) =>
      isOf[kind](agency) &&
      `${agency.name} ${agency.agencyCode}`.toLowerCase().includes(searchTerm),
  )
  const kindsWithCounts = kinds.map(({ value, label }) => ({
    value,
    label: data === undefined ? label : `${label} ${data.filter(isOf[value]).length}`,
  }))
  return (
    <Box
      component="main"
      sx={{ maxWidth: 980, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <Box component="header" sx={{ ...inRow(2), flexWrap: 'wrap', mb: 2.4 }}>
        <h1>All Agencies</h1>
        <Button
          variant="main"
          sx={{ ml: 'auto' }}
          startIcon={<Icon name="plus" size={17} />}
          onClick={() => setAdding(true)}
        >
          Create an agency
        </Button>
      </Box>
      <Box sx={{ ...inRow(1.6), flexWrap: 'wrap', mb: 1.6 }}>
        <Segmented
          label="Which agencies"
          value={kind}
          segments={kindsWithCounts}
          onChange={setKind}
        />
        <Box sx={{ ml: { sm: 'auto' } }}>
          <SearchBox
            label="Search agencies"
            shortcutGroup="All Agencies"
            term={term}
            onSearch={setTerm}
            settleMs={100}
          />
        </Box>
      </Box>
      {isError && data === undefined ? (
        <ErrorState title="The agencies couldn’t be loaded" error={error} onRetry={refetch} />
      ) : (
        <Card>
          {isPending && (
            <Box
              role="status"
              aria-label="Loading agencies"
              sx={{ display: 'grid', gap: 1.6, p: 2 }}
            >
              {[1, 2, 3, 4].map((row) => (
                <Bone key={row} height={40} radius={8} />
              ))}
            </Box>
          )}
          <Box component="ul" aria-label="Agencies">
            {shownAgencies?.map((agency) => (
              <AgencyRow key={agency.id} agency={agency} />
            ))}
          </Box>
          {shownAgencies?.length === 0 && (
            <Box
              component="p"
              role="status"
              sx={{ p: 3, color: 'ink.second', textAlign: 'center' }}
            >
              {term === '' ? 'No agencies here.' : `No agency matches “${term}”.`}
            </Box>
          )}
        </Card>
      )}
      {isAdding && <NewAgencyDialog onClose={() => setAdding(false)} />}
    </Box>
  )
}

function AgencyRow({ agency }: { readonly agency: Agency }) {
  const { id, name, agencyCode, agents, leadAgents, currency } = agency
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box component={Link} to={`/agencies/${id}`} sx={row}>
        <Box sx={{ minWidth: 0, flex: { xs: '1 1 calc(100% - 40px)', sm: 1 } }}>
          <Box component="b" sx={{ ...ellipsis, display: 'block', fontWeight: 600 }}>
            {name}
          </Box>
          <Box
            component="span"
            sx={{ ...ellipsis, display: 'block', color: 'ink.second', fontSize: 13 }}
          >
            {agencyCode} · {currency}
          </Box>
        </Box>
        <Box
          component="span"
          sx={{ flex: '0 0 190px', color: 'ink.second', display: { xs: 'none', md: 'block' } }}
        >
          {agents} {agents === 1 ? 'person' : 'people'}, {leadAgents} lead{' '}
          {leadAgents === 1 ? 'agent' : 'agents'}
        </Box>
        <Box sx={{ flex: { xs: '0 0 auto', md: '0 0 190px' }, order: { xs: 1, sm: 0 } }}>
          <StatusChip status={statusOf(agency)} />
        </Box>
        <Icon name="chevron-right" size={16} />
      </Box>
    </Box>
  )
}

const row = {
  ...inRow(1.6),
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  rowGap: 0.8,
  p: '13px 20px',
  color: 'inherit',
  '&:hover': { bgcolor: 'ground.soft' },
}

function statusOf({ archived, trialEnds }: Agency): StatusWord {
  if (archived) return { label: 'Archived', tone: 'plain' }
  if (trialEnds === undefined) return { label: 'Active', tone: 'ok' }
  const day = longDate(dateInZone(new Date(trialEnds), 'UTC'))
  return new Date(trialEnds) < new Date()
    ? { label: `Trial ended ${day}`, tone: 'bad' }
    : { label: `Trial until ${day}`, tone: 'warn' }
}
