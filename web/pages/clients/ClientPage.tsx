import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { Bone } from '../../components/feedback/Bone'
import type { Client } from '../../features/clients/api/client-queries'
import { ClientScreen } from '../../features/clients/components/detail/ClientScreen'
import { DocumentsCard } from '../../features/trip-documents/components/DocumentsCard'
import { lazyPart } from '../../lib/loading/lazy-page'
import { isClientId } from '../../lib/navigation/is-id'
import { useBuilderPath } from '../../lib/navigation/trip-path'
import { useSession } from '../../lib/session/session'
import { accountZone } from '../../lib/time/today-here'
import { setClient } from '../../trip/building/state/chosen-client'
import { MessagesOfClient } from './MessagesOfClient'

const ShareLinksDialog = lazyPart(
  () => import('../../features/share-links/components/ShareLinksDialog'),
  'ShareLinksDialog',
)
const TasksCard = lazyPart(
  () => import('../../features/tasks/components/TasksCard'),
  'TasksCard',
  <Bone height={170} radius={12} />,
)
const ExportDialog = lazyPart(
  () => import('../../features/client-privacy/components/ExportDialog'),
  'ExportDialog',
)
const EraseDialog = lazyPart(
  () => import('../../features/client-privacy/components/EraseDialog'),
  'EraseDialog',
)

/** `/clients/{id}` (1 §2). */
export function ClientPage() {
  const { id = '' } = useParams()
  const { may } = useSession()
  const builder = useBuilderPath()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<{ kind: 'share' | 'export' | 'erase'; name: string }>()
  if (!isClientId(id)) return <Navigate to="/clients" replace />
  const close = () => setDialog(undefined)
  return (
    <>
      <ClientScreen
        key={id}
        id={id}
        actions={({ name }) => [
          { icon: 'share-2', label: 'Share links', run: () => setDialog({ kind: 'share', name }) },
          {
            icon: 'download',
            label: 'Export data',
            run: () => setDialog({ kind: 'export', name }),
          },
          ...(may('admin')
            ? [
                {
                  icon: 'lock' as const,
                  label: 'Erase personal data',
                  isDestructive: true,
                  run: () => setDialog({ kind: 'erase', name }),
                },
              ]
            : []),
        ]}
        messages={(client) => <MessagesOfClient client={client} />}
        documents={(client) => <DocumentsCard owner={client.id} client={client.name} />}
        tasks={(client) => <TasksOfClient client={client} />}
        onBuild={({ id: clientId, name }) => {
          setClient({ id: clientId, name })
          void navigate(builder)
        }}
      />
      {dialog?.kind === 'share' && (
        <ShareLinksDialog
          of={{ clientId: id }}
          name={`the trips of ${dialog.name}`}
          onClose={close}
        />
      )}
      {dialog?.kind === 'export' && <ExportDialog id={id} name={dialog.name} onClose={close} />}
      {dialog?.kind === 'erase' && (
        <EraseDialog
          id={id}
          onClose={close}
          onErased={() => void navigate('/clients', { replace: true })}
        />
      )}
    </>
  )
}

function TasksOfClient({ client: { id, name } }: { readonly client: Client }) {
  return (
    <TasksCard
      title="Tasks"
      scope={{ clientId: id }}
      timeZone={accountZone()}
      emptyText={`Nothing to do for ${name}.`}
    />
  )
}
