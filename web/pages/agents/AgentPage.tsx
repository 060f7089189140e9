import { useParams } from 'react-router-dom'
import type { AgentId } from '#shared/ids/ids'
import { AgentScreen } from '../../features/agents/components/AgentScreen'

/** `/agents/{id}`: agent details (1 §2). */
export function AgentPage() {
  const { id = '' } = useParams()
  return <AgentScreen key={id} id={id as AgentId} /> // the server answers 404 for what is none
}
