import { useParams } from 'react-router-dom'
import type { AgentId } from '#shared/ids/ids'
import { AgentScreen } from '../../features/agents/components/AgentScreen'
import { ContentRightsCard } from '../../features/managers/components/ContentRightsCard'
import { useSession } from '../../lib/session/session'

/** `/agents/{id}`: agent details (1 §2). */
export function AgentPage() {
  const { id = '' } = useParams()
  const { may } = useSession()
  return (
    <AgentScreen
      key={id}
      id={id as AgentId} // the server answers 404 for what is none
      more={({ id: agentId, firstName, isContentManager, contentRights }) =>
        isContentManager &&
        may('contentManager') && (
          <ContentRightsCard id={agentId} firstName={firstName} rights={contentRights} />
        )
      }
    />
  )
}
