import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { relativeTime } from '#shared/dates/durations'
import type { AgentId } from '#shared/ids/ids'
import { TitledCard } from '../../../components/card/TitledCard'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorPage } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { inRow, underlineLook } from '../../../components/looks/looks'
import { PersonAvatar } from '../../../components/people/PersonAvatar'
import { StatusChip } from '../../../components/state/StatusChip'
import type { Answer } from '../../../lib/api/route-table'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { agentQuery, useChangeAgent } from '../api/agents'
import { statusWords } from './AgentRow'

const InviteDialog = lazyPart(() => import('./InviteDialog'), 'InviteDialog')
const HandOverDialog = lazyPart(() => import('./HandOverDialog'), 'HandOverDialog')

type Agent = Answer<'GET /api/Agents/{id}'>

interface AgentScreenProps {
  readonly id: AgentId
  /** A further card about them. */
  readonly more?: (agent: Agent) => ReactNode
}

/** `/agents/{id}`: a colleague, what they have to do, and handing it over. */
export function AgentScreen({ id, more }: AgentScreenProps) {
  const { data: agent, isError, error, refetch } = useQuery(agentQuery(id))
  const [asked, setAsked] = useState<'archive' | 'hand-over' | 'edit'>()
  const change = useChangeAgent()
  if (isError && agent === undefined)
    return <ErrorPage title="This agent couldn’t be loaded" error={error} onRetry={refetch} />
  if (agent === undefined)
    return (
      <Box component="main" sx={page}>
        <Bone height={360} radius={12} />
      </Box>
    )
  const { fullName, email, status, isAdmin, openTrips, trips, clients, lastSignIn, handOver } =
    agent
  const hasWork = clients + trips > 0
  const archive = () =>
    hasWork
      ? setAsked('archive')
      : change({ person: agent, change: { archived: true }, said: `${fullName} is archived.` })
  return (
    <Box component="main" sx={page}>
      <Box
        component={Link}
        to="/agents"
        sx={{ ...inRow(0.6), width: 'fit-content', mb: 1, color: 'ink.second' }}
      >
        <Icon name="arrow-left" size={16} /> My Agents
      </Box>
      <Box component="header" sx={{ ...inRow(1.6), flexWrap: 'wrap', mb: 2.4 }}>
        <PersonAvatar name={fullName} size={56} />
        <Box sx={{ mr: 'auto', minWidth: 0 }}>
          <Box component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {fullName}
          </Box>
          <Box sx={{ ...inRow(1), flexWrap: 'wrap', color: 'ink.second' }}>
            {email} · {isAdmin ? 'Lead agent' : 'Agent'} <StatusChip status={statusWords[status]} />
          </Box>
        </Box>
        {status !== 'archived' && (
          <Button variant="outlined" onClick={() => setAsked('edit')}>
            Edit
          </Button>
        )}
        {status === 'archived' ? (
          <Button
            onClick={() =>
              change({
                person: agent,
                change: { archived: false },
                said: `${fullName} is restored.`,
              })
            }
          >
            Restore
          </Button>
        ) : (
          <Button variant="outlined" onClick={archive}>
            Archive
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TitledCard title="At work">
          <Box component="dl" sx={figures}>
            <Figure name="Open trips">{openTrips}</Figure>
            <Figure name="All trips">{trips}</Figure>
            <Figure name="Clients">
              <Box
                component={Link}
                to={`/agents/${id}/clients`}
                sx={{ ...underlineLook, color: 'inherit' }}
              >
                {clients}
              </Box>
            </Figure>
            <Figure name="Last sign-in">
              {lastSignIn === undefined
                ? 'None lately'
                : relativeTime(new Date(lastSignIn), new Date())}
            </Figure>
          </Box>
        </TitledCard>
        <TitledCard title="Hand-over">
          {handOver === undefined ? (
            <Box component="p" sx={{ color: 'ink.second', mb: 1.2 }}>
              When {agent.firstName} leaves, colleagues take over clients and trips in one step.
            </Box>
          ) : (
            <Progress handOver={handOver} left={clients + trips} />
          )}
          {(handOver === undefined || handOver.isDone) && (
            <Button variant="outlined" disabled={!hasWork} onClick={() => setAsked('hand-over')}>
              Hand over clients and trips
            </Button>
          )}
        </TitledCard>
        {more?.(agent)}
      </Box>
      {asked === 'edit' && (
        <InviteDialog
          agencyId={agent.agencyId}
          agency=""
          person={agent}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked !== undefined && asked !== 'edit' && (
        <HandOverDialog
          agent={agent}
          archives={asked === 'archive'}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  )
}

const page = { maxWidth: 980, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }
const figures = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
  gap: 2,
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        '& dt': { color: 'ink.second', fontSize: 13 },
        '& dd': { m: 0, fontSize: 20, fontWeight: 600 },
      }}
    >
      <dt>{name}</dt>
      <dd className="tabular">{children}</dd>
    </Box>
  )
}

interface ProgressProps {
  readonly handOver: NonNullable<Agent['handOver']>
  readonly left: number
}

function Progress({ handOver: { isDone, clients, trips, to }, left }: ProgressProps) {
  const movedCount = clients + trips
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1.2 }}>
      <Box role="status">
        {isDone
          ? `${clients} clients and ${trips} trips were handed over.`
          : `Handing over: ${movedCount} of ${movedCount + left} done. You can leave this page.`}
      </Box>
      {!isDone && (
        <LinearProgress
          variant="determinate"
          aria-label="Hand-over"
          value={(movedCount / Math.max(1, movedCount + left)) * 100}
        />
      )}
      <ul>
        {to.map(({ agentId, fullName, clients: gotClients, trips: gotTrips }) => (
          <li key={agentId}>
            {fullName}: {gotClients} clients, {gotTrips} trips
          </li>
        ))}
      </ul>
    </Box>
  )
}
