import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgencyId } from '#shared/ids/ids'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { SearchBox } from '../../../components/inputs/SearchBox'
import { Segmented } from '../../../components/inputs/Segmented'
import { inRow } from '../../../components/looks/looks'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { useSession } from '../../../lib/session/session'
import { agentsQuery, type Person } from '../api/agents'
import { AgentRow } from './AgentRow'

const InviteDialog = lazyPart(() => import('./InviteDialog'), 'InviteDialog')

const kinds = [
  { value: 'all', label: 'Everyone' },
  { value: 'active', label: 'Active' },
  { value: 'invited', label: 'Invited' },
  { value: 'archived', label: 'Archived' },
] as const
type Kind = (typeof kinds)[number]['value']

const isFound = ({ fullName, email, status }: Person, term: string, kind: Kind): boolean =>
  (kind === 'all' || status === kind) &&
  `${fullName} ${email}`.toLowerCase().includes(term.trim().toLowerCase())

interface TeamProps {
  readonly agencyId: AgencyId
  readonly title: string
  /** Below the title. */
  readonly text?: string
}

/** The people of an agency: found, invited, and what they may do. */
export function Team({ agencyId, title, text }: TeamProps) {
  const { user, agency } = useSession()
  const { data, isPending, isError, error, refetch } = useQuery(agentsQuery(agencyId))
  const [term, setTerm] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  const [isInviting, setInviting] = useState(false)
  const shownPeople = data?.filter((person) => isFound(person, term, kind)) ?? []
  return (
    <>
      <Box component="header" sx={{ ...inRow(2), flexWrap: 'wrap', mb: 2.4 }}>
        <Box sx={{ mr: 'auto' }}>
          <Box component={text === undefined ? 'h2' : 'h1'}>{title}</Box>
          {text !== undefined && (
            <Box component="p" sx={{ color: 'ink.second' }}>
              {text}
            </Box>
          )}
        </Box>
        <Button
          variant="main"
          startIcon={<Icon name="user-plus" size={17} />}
          onClick={() => setInviting(true)}
        >
          Invite a colleague
        </Button>
      </Box>
      <Box sx={{ ...inRow(1.6), flexWrap: 'wrap', mb: 1.6 }}>
        <Segmented label="Which agents" value={kind} segments={kinds} onChange={setKind} />
        <Box sx={{ ml: { sm: 'auto' } }}>
          <SearchBox
            label="Search agents"
            shortcutGroup={title}
            term={term}
            onSearch={setTerm}
            settleMs={100}
          />
        </Box>
      </Box>
      {isError && data === undefined ? (
        <ErrorState
          title="Your agents couldn’t be loaded"
          error={error}
          kept="Nothing was changed."
          onRetry={refetch}
        />
      ) : (
        <Card>
          {isPending && (
            <Box role="status" aria-label="Loading agents" sx={{ display: 'grid', gap: 1.6, p: 2 }}>
              {[1, 2, 3, 4].map((row) => (
                <Bone key={row} height={40} radius={8} />
              ))}
            </Box>
          )}
          <Box component="ul" aria-label="Agents">
            {shownPeople.map((person) => (
              <AgentRow key={person.id} person={person} isSelf={person.id === user.userId} />
            ))}
          </Box>
          {data !== undefined && shownPeople.length === 0 && (
            <Box
              component="p"
              role="status"
              sx={{ p: 3, color: 'ink.second', textAlign: 'center' }}
            >
              {term === '' ? 'Nobody here.' : `Nobody matches “${term}”.`}{' '}
              <Button
                size="small"
                variant="text"
                onClick={() => {
                  setTerm('')
                  setKind('all')
                }}
              >
                Show everyone
              </Button>
            </Box>
          )}
        </Card>
      )}
      {isInviting && (
        <InviteDialog
          agencyId={agencyId}
          agency={agencyId === agency.id ? agency.name : 'the agency'}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  )
}
