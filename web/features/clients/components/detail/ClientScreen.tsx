import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { ClientId } from '#shared/ids/ids'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { Bone } from '../../../../components/feedback/Bone'
import { EmptyState } from '../../../../components/feedback/EmptyState'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { Icon } from '../../../../components/icons/Icon'
import { Segmented } from '../../../../components/inputs/Segmented'
import { inRow } from '../../../../components/looks/looks'
import type { MenuAction } from '../../../../components/menu/ActionMenu'
import { MenuButton } from '../../../../components/menu/MenuButton'
import { PersonAvatar } from '../../../../components/people/PersonAvatar'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { StatusChip } from '../../../../components/state/StatusChip'
import { api } from '../../../../lib/api/api'
import { isApiError } from '../../../../lib/api/api-error'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import { useSession } from '../../../../lib/session/session'
import { usePageTitle } from '../../../../lib/title/use-page-title'
import {
  type Client,
  clientDataQuery,
  clientQuery,
  useDeleteClient,
} from '../../api/client-queries'
import { shownValue } from '../../model/client-edits'
import { clientStatuses, statusWords } from '../../model/client-list-view'
import { useClientEdits } from '../../state/use-client-edits'
import { DetailsCard } from './DetailsCard'
import { HistoryCard } from './HistoryCard'
import { NotesCard } from './NotesCard'
import { TripsPart } from './TripsPart'

const ReassignDialog = lazyPart(() => import('../list/ReassignDialog'), 'ReassignDialog')

const ClientMails = lazyPart(() => import('../../../../trip/mails/ClientMails'), 'ClientMails')

const parts = [
  { value: 'trips', label: 'Trips' },
  { value: 'messages', label: 'Messages' },
  { value: 'documents', label: 'Documents' },
  { value: 'updates', label: 'Updates' },
] as const
type Part = (typeof parts)[number]['value']

/** What other features add to the page of a client. */
export interface ClientScreenParts {
  /** More entries of the action menu. */
  readonly actions?: (client: Client) => readonly MenuAction[]
  readonly messages: (client: Client) => ReactNode
  readonly documents: (client: Client) => ReactNode
  readonly tasks: (client: Client) => ReactNode
  /** Begins an itinerary with the client. */
  readonly onBuild: (client: Client) => void
}

/** `/clients/{id}`: everything about a client (1 §2). */
export function ClientScreen({ id, ...own }: ClientScreenParts & { readonly id: ClientId }) {
  const { data, isError, error, refetch } = useQuery(clientQuery(id))
  useAccessEntry(id)
  usePageTitle(data?.name ?? 'Client')
  return (
    <Box
      component="main"
      sx={{ maxWidth: 1500, m: '0 auto', p: { xs: '20px 20px 50px', lg: '24px 30px 60px' } }}
    >
      <Box
        component={Link}
        to="/clients"
        sx={{ ...inRow(0.6), width: 'fit-content', mb: 1.2, color: 'ink.second' }}
      >
        <Icon name="arrow-left" size={15} />
        My Clients
      </Box>
      {data === undefined ? (
        isError ? (
          <NoClient error={error} onRetry={() => void refetch()} />
        ) : (
          <Box role="status" aria-label="Loading client" sx={{ display: 'grid', gap: 2 }}>
            <Bone height={64} radius={12} />
            <Bone height={420} radius={12} />
          </Box>
        )
      ) : (
        <Loaded key={data.id} client={data} {...own} />
      )}
    </Box>
  )
}

function NoClient({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (!isApiError(error, 'record.not-found') && !isApiError(error, 'request.invalid')) {
    return (
      <ErrorState isPage title="This client couldn’t be loaded" error={error} onRetry={onRetry} />
    )
  }
  return (
    <EmptyState
      level={1}
      title="We can’t find this client"
      text="The client may have been deleted, or belongs to another agent."
      actions={
        <Button size="small" component={Link} to="/clients">
          Show my clients
        </Button>
      }
    />
  )
}

function Loaded({ client, ...own }: ClientScreenParts & { readonly client: Client }) {
  const [search, setSearch] = useSearchParams()
  const part: Part = parts.find(({ value }) => value === search.get('part'))?.value ?? 'trips'
  const editing = useClientEdits(client)
  const { data } = useQuery(clientDataQuery(client.id))
  const { edits } = editing
  const shownClient = {
    ...client,
    name: `${shownValue(edits, 'firstName')} ${shownValue(edits, 'lastName')}`.trim(),
  }
  return (
    <>
      <ClientHeader client={shownClient} editing={editing} actions={own.actions} />
      <Box sx={layout}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ mb: 1.6, overflowX: 'auto' }}>
            <Segmented
              label="Part"
              value={part}
              segments={parts}
              onChange={(next) =>
                setSearch(next === 'trips' ? {} : { part: next }, { replace: true })
              }
            />
          </Box>
          {part === 'trips' && (
            <TripsPart
              clientId={client.id}
              trips={client.itineraries}
              onBuild={() => own.onBuild(shownClient)}
            />
          )}
          {part === 'messages' && (
            <Box sx={{ display: 'grid', gap: 1.6 }}>
              {own.messages(shownClient)}
              <ClientMails id={client.id} trips={client.itineraries} />
            </Box>
          )}
          {part === 'documents' && own.documents(shownClient)}
          {part === 'updates' && (
            <HistoryCard
              clientId={client.id}
              status={client.clientData.status}
              trips={client.itineraries}
              updates={data?.clientUpdates}
            />
          )}
        </Box>
        <Box component="aside" aria-label="Tasks, details and notes" sx={aside}>
          {own.tasks(shownClient)}
          <DetailsCard editing={editing} />
          <NotesCard key={client.id} clientId={client.id} notes={data?.clientNotes} />
        </Box>
      </Box>
    </>
  )
}

const aside = { display: 'grid', gap: 2, minWidth: 0 }
const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(300px, 380px)' },
}

interface ClientHeaderProps {
  readonly actions: ClientScreenParts['actions'] | undefined
  readonly client: Client
  readonly editing: ReturnType<typeof useClientEdits>
}

function ClientHeader({ client, editing, actions }: ClientHeaderProps) {
  const { id, name, agentId, agent, itineraries } = client
  const { edits, set } = editing
  const isLead = useSession().may('admin')
  const navigate = useNavigate()
  const [asks, setAsks] = useState<'reassign' | 'delete'>()
  const { mutateAsync: remove } = useDeleteClient(id, name)
  const isArchived = shownValue(edits, 'archived') === true
  const status = clientStatuses.find((one) => one === shownValue(edits, 'status')) ?? 'lead'
  const close = () => setAsks(undefined)
  const archive = (archived: boolean) => {
    set('archived', archived)
    showSnackbar(archived ? `${name} archived.` : `${name} restored.`, {
      action: { label: 'Undo', run: () => set('archived', !archived) },
    })
  }
  const menu = (): MenuAction[] => [
    ...(isLead
      ? [{ icon: 'arrow-right-left' as const, label: 'Reassign', run: () => setAsks('reassign') }]
      : []),
    isArchived
      ? { icon: 'undo-2', label: 'Restore client', run: () => archive(false) }
      : { icon: 'ban', label: 'Archive client', run: () => archive(true) },
    ...(actions?.(client) ?? []),
    ...(itineraries.length === 0
      ? [
          {
            icon: 'trash-2' as const,
            label: 'Delete client',
            isDestructive: true,
            run: () => setAsks('delete'),
          },
        ]
      : []),
  ]
  return (
    <Box component="header" sx={{ ...inRow(1.6), flexWrap: 'wrap', mb: 2.4 }}>
      <PersonAvatar name={name} size={56} />
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ ...inRow(1), flexWrap: 'wrap' }}>
          <Box component="h1" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          {isArchived && <StatusChip status={{ label: 'Archived', tone: 'plain' }} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'ink.second', overflowWrap: 'anywhere' }}>
          {client.email}
          {client.contact.phone !== '' && `, ${client.contact.phone}`}. Agent: {agent.fullName}
        </Typography>
      </Box>
      <Select
        size="small"
        value={status}
        inputProps={{ 'aria-label': 'Status' }}
        sx={{ width: 'auto', flex: 'none', minWidth: 130 }}
        onChange={({ target }) => set('status', target.value)}
      >
        {clientStatuses.map((one) => (
          <MenuItem key={one} value={one}>
            {statusWords[one].label}
          </MenuItem>
        ))}
      </Select>
      <MenuButton label={`Actions for ${name}`} actions={menu} />
      {asks === 'reassign' && <ReassignDialog clientIds={[id]} agentId={agentId} onClose={close} />}
      <ConfirmDialog
        open={asks === 'delete'}
        title={`Delete ${name}?`}
        text="The client is deleted with all notes and updates. This can’t be undone; archiving can."
        confirmLabel="Delete client"
        destructive
        onCancel={close}
        onConfirm={async () => {
          const isGone = await remove().then(
            () => true,
            () => false,
          )
          close()
          if (isGone) void navigate('/clients', { replace: true })
        }}
      />
    </Box>
  )
}

/** Opening a client is an entry of the audit trail (1 §2). */
function useAccessEntry(clientId: ClientId): void {
  const { user } = useSession()
  const loggedId = useRef<ClientId>(undefined)
  useEffect(() => {
    if (loggedId.current === clientId) return
    loggedId.current = clientId
    const body = { action: 'agent_accessed_client' as const, clientId, agentId: user.userId }
    void api('POST /api/AuditTrail/logAudit', { body }).catch(() => undefined) // already reported by the client
  }, [clientId, user.userId])
}
