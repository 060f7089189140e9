import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { AgentId, ClientId } from '#shared/ids/ids'
import { Bone } from '../../../../components/feedback/Bone'
import { EmptyState } from '../../../../components/feedback/EmptyState'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { Icon } from '../../../../components/icons/Icon'
import { SearchBox } from '../../../../components/inputs/SearchBox'
import { Segmented } from '../../../../components/inputs/Segmented'
import { inRow, radius } from '../../../../components/looks/looks'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { failureText } from '../../../../lib/api/api-error'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import { useSession } from '../../../../lib/session/session'
import { agentsQuery, clientCountQuery, clientIdsOf } from '../../api/client-list-queries'
import {
  type ClientListView,
  clientStatuses,
  firstView,
  isNarrowed,
  searchOfView,
  statusWords,
  viewOfSearch,
} from '../../model/client-list-view'
import { ClientTable } from './ClientTable'

const ReassignDialog = lazyPart(() => import('./ReassignDialog'), 'ReassignDialog')

/**
 * More than these are not chosen at once: a leaving agent's clients are handed over in one step
 * instead.
 */
const maxChosen = 500

interface ClientsScreenProps {
  /** Whose clients: one agent's, for lead agents. */
  readonly agentId?: AgentId | undefined
  /** More buttons of the header. */
  readonly actions?: ReactNode
}

/**
 * `/clients`: the agent's clients; lead agents see the agency's. `/agents/{agentId}/clients`: one
 * agent's.
 */
export function ClientsScreen({ agentId, actions }: ClientsScreenProps) {
  const { view, change } = useListView(agentId)
  const { agency, may } = useSession()
  const isLead = may('admin')
  const { data: agents } = useQuery({ ...agentsQuery(agency.id), enabled: isLead })
  const count = useQuery(clientCountQuery(view))
  const total = count.data?.count
  const { chosen, setChosen, choose } = useChosen(view)
  const [isReassigning, setReassigning] = useState(false)
  const { search } = useLocation()
  const whose = agents?.find(({ id }) => id === agentId)
  const chooseAll = async () => {
    if (chosen.size > 0) return setChosen(new Set())
    if ((total ?? 0) > maxChosen) {
      showSnackbar(`Narrow the list to at most ${maxChosen} clients to select all of them.`, {
        tone: 'info',
      })
    } else await clientIdsOf(view, total ?? 0).then((ids) => setChosen(new Set(ids)), tellFailure)
  }
  return (
    <Box
      component="main"
      sx={{ maxWidth: 1500, m: '0 auto', p: { xs: '24px 20px 50px', lg: '30px 30px 60px' } }}
    >
      <Box
        component="header"
        sx={{ ...inRow(1), flexWrap: 'wrap', alignItems: 'flex-end', mb: 2.4 }}
      >
        <Box sx={{ mr: 'auto' }}>
          <h1>
            {agentId === undefined ? 'My Clients' : `Clients of ${whose?.fullName ?? 'an agent'}`}
          </h1>
          <Box component="p" role="status" sx={{ color: 'ink.second' }}>
            {countWords(total, view, agentId === undefined && isLead ? agency.name : undefined)}
          </Box>
        </Box>
        {actions}
        <Button
          variant="main"
          component={Link}
          to={{ pathname: '/clients/new', search: agentId === undefined ? search : '' }}
          startIcon={<Icon name="user-plus" size={17} />}
        >
          Add client
        </Button>
      </Box>
      <Box sx={{ ...inRow(1.2), flexWrap: 'wrap', mb: 1.6 }}>
        <Segmented
          label="Which clients"
          value={view.archived ? 'archived' : 'active'}
          segments={[
            { value: 'active', label: 'Active' },
            { value: 'archived', label: 'Archived' },
          ]}
          onChange={(value) => change({ archived: value === 'archived' })}
        />
        <Filter
          label="Status"
          value={view.status ?? ''}
          all="Any status"
          options={clientStatuses.map((status) => ({
            value: status,
            label: statusWords[status].label,
          }))}
          onChange={(value) =>
            change({ status: clientStatuses.find((status) => status === value) })
          }
        />
        {isLead && agentId === undefined && agents !== undefined && (
          <Filter
            label="Agent"
            value={view.agentId ?? ''}
            all="All agents"
            options={agents.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            onChange={(value) => change({ agentId: value === '' ? undefined : value })}
          />
        )}
        <Box component="span" sx={{ flex: 1 }} />
        <SearchBox
          label="Search clients"
          shortcutGroup="My Clients"
          term={view.term}
          onSearch={(term) => change({ term })}
          settleMs={250}
        />
      </Box>
      {chosen.size > 0 && (
        <Box role="toolbar" aria-label="Selected clients" sx={chosenLook}>
          <span>{chosen.size === 1 ? '1 client selected' : `${chosen.size} clients selected`}</span>
          <Button size="small" onClick={() => setReassigning(true)}>
            Reassign
          </Button>
          <Button size="small" variant="text" onClick={() => setChosen(new Set())}>
            Clear selection
          </Button>
        </Box>
      )}
      {count.isError && total === undefined ? (
        <ErrorState
          title="Your clients couldn’t be loaded"
          error={count.error}
          kept="Nothing was changed."
          onRetry={count.refetch}
        />
      ) : total === undefined ? (
        <Box role="status" aria-label="Loading clients" sx={{ display: 'grid', gap: 1 }}>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Bone key={row} height={56} radius={8} />
          ))}
        </Box>
      ) : total === 0 ? (
        <NoClients view={view} isWhole={agentId === undefined} onClear={() => change(firstView)} />
      ) : (
        <ClientTable
          view={view}
          total={total}
          showsAgents={isLead}
          chosen={isLead ? chosen : undefined}
          onChoose={choose}
          onChooseAll={() => void chooseAll()}
          onSort={(sort) => change({ sort })}
        />
      )}
      {isReassigning && (
        <ReassignDialog
          clientIds={[...chosen]}
          agentId={agentId ?? view.agentId}
          onClose={() => setReassigning(false)}
          onDone={() => setChosen(new Set())}
        />
      )}
    </Box>
  )
}

const tellFailure = (error: unknown) =>
  showSnackbar(`The clients couldn’t be selected. ${failureText(error)}`, { tone: 'error' })

const chosenLook = {
  ...inRow(1.2),
  flexWrap: 'wrap',
  mb: 1.2,
  p: '8px 16px',
  borderRadius: radius.field,
  bgcolor: 'forest.50',
  color: 'forest.700',
  fontWeight: 600,
}

/** What the list shows, kept in the address; the agent of the page's own path is not among it. */
function useListView(agentId: AgentId | undefined) {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => {
    const wantedView = viewOfSearch(search)
    return agentId === undefined ? wantedView : { ...wantedView, agentId }
  }, [search, agentId])
  const change = useCallback(
    (changes: Partial<ClientListView>) =>
      setSearch((old) => searchOfView({ ...viewOfSearch(old), ...changes }), { replace: true }),
    [setSearch],
  )
  return { view, change }
}

/** The chosen clients of a list; another list begins with none. */
function useChosen(view: ClientListView) {
  const list = JSON.stringify({ ...view, sort: undefined })
  const [kept, setKept] = useState({ list, ids: none })
  const chosenIds = kept.list === list ? kept.ids : none
  const setChosen = (ids: ReadonlySet<ClientId>) => setKept({ list, ids })
  const choose = useCallback(
    (id: ClientId) =>
      setKept((old) => {
        const ids = new Set(old.list === list ? old.ids : none)
        if (!ids.delete(id)) ids.add(id)
        return { list, ids }
      }),
    [list],
  )
  return { chosen: chosenIds, setChosen, choose }
}

const none: ReadonlySet<ClientId> = new Set()

function countWords(
  total: number | undefined,
  view: ClientListView,
  agency: string | undefined,
): string {
  if (total === undefined) return 'Clients'
  const clients = `${total.toLocaleString('en-US')} ${view.archived ? 'archived ' : ''}${total === 1 ? 'client' : 'clients'}`
  return isNarrowed({ ...view, agentId: undefined })
    ? `${clients} found`
    : agency === undefined
      ? clients
      : `${clients} of ${agency}`
}

interface FilterProps {
  readonly label: string
  readonly value: string
  readonly all: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

function Filter({ label, value, all, options, onChange }: FilterProps) {
  return (
    <Select
      size="small"
      displayEmpty
      value={options.some((option) => option.value === value) ? value : ''}
      inputProps={{ 'aria-label': label }}
      sx={{ width: 'auto', minWidth: 140, maxWidth: 220 }}
      onChange={({ target }) => onChange(target.value)}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  )
}

interface NoClientsProps {
  readonly view: ClientListView
  readonly isWhole: boolean
  readonly onClear: () => void
}

function NoClients({ view, isWhole, onClear }: NoClientsProps) {
  if (isNarrowed(isWhole ? view : { ...view, agentId: undefined })) {
    return (
      <EmptyState
        level={2}
        title="No matching clients"
        text="No client in this list matches that name, email or phone, status and agent."
        actions={
          <Button size="small" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    )
  }
  if (view.archived) {
    return (
      <EmptyState
        level={2}
        title="No archived clients"
        text="Clients you archive appear here. They can be restored at any time."
        actions={
          <Button size="small" variant="outlined" onClick={onClear}>
            Show active clients
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      level={2}
      title="No clients yet"
      text="Add the people you plan trips for. Each client’s trips, payments, messages and notes are kept together."
      actions={
        <Button size="small" component={Link} to="/clients/new">
          Add client
        </Button>
      }
    />
  )
}
