import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { setClient } from '../../features/builder/state/chosen-client'
import { ClientScreen } from '../../features/clients/components/detail/ClientScreen'
import { DocumentsCard } from '../../features/trip-documents/components/DocumentsCard'
import { isClientId } from '../../lib/navigation/is-id'
import { useSession } from '../../lib/session/session'
import { builderPaths } from '../builder/builder-paths'
import { MessagesOfClient } from './MessagesOfClient'

/** `/clients/{id}` (1 §2). */
export function ClientPage() {
  const { id = '' } = useParams()
  const { has } = useSession()
  const navigate = useNavigate()
  if (!isClientId(id)) return <Navigate to="/clients" replace />
  return (
    <ClientScreen
      key={id}
      id={id}
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
  )
}
