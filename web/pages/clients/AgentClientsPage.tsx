import { Navigate, useParams } from 'react-router-dom'
import { ClientsScreen } from '../../features/clients/components/list/ClientsScreen'
import { isAgentId } from '../../lib/navigation/is-id'

/** `/agents/{agentId}/clients`: that agent's clients, for lead agents (1 §2). */
export function AgentClientsPage() {
  const { agentId = '' } = useParams()
  return isAgentId(agentId) ? (
    <ClientsScreen key={agentId} agentId={agentId} />
  ) : (
    <Navigate to="/agents" replace />
  )
}
