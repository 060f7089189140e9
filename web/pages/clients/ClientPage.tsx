import { Suspense, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { setClient } from '../../features/builder/state/chosen-client'
import { ClientScreen } from '../../features/clients/components/detail/ClientScreen'
import { DocumentsCard } from '../../features/trip-documents/components/DocumentsCard'
import { lazyPage } from '../../lib/loading/lazy-page'
import { isClientId } from '../../lib/navigation/is-id'
import { useSession } from '../../lib/session/session'
import { builderPaths } from '../builder/builder-paths'
import { MessagesOfClient } from './MessagesOfClient'

const ShareLinksDialog = lazyPage(
  () => import('../../features/share-links/components/ShareLinksDialog'),
  'ShareLinksDialog',
)

/** `/clients/{id}` (1 §2). */
export function ClientPage() {
  const { id = '' } = useParams()
  const { has } = useSession()
  const navigate = useNavigate()
  const [sharing, setSharing] = useState<string>()
  if (!isClientId(id)) return <Navigate to="/clients" replace />
  return (
    <>
      <ClientScreen
        key={id}
        id={id}
        actions={(client) => [{ icon: 'share-2', label: 'Share links', run: () => setSharing(client.name) }]}
        messages={(client) => <MessagesOfClient client={client} />}
        documents={(client) => <DocumentsCard owner={client.id} client={client.name} />}
        onBuild={
          has('useItineraryBuilder2')
            ? ({ id: clientId, name }) => {
                setClient({ id: clientId, name })
                void navigate(builderPaths.list)
              }
            : undefined
        }
      />
      {sharing !== undefined && (
        <Suspense>
          <ShareLinksDialog
            of={{ clientId: id }}
            name={`the trips of ${sharing}`}
            onClose={() => setSharing(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
