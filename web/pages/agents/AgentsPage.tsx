import { AgentsScreen } from '../../features/agents/components/AgentsScreen'

/** `/agents`: My Agents (1 §2). */
export function AgentsPage() {
  return <AgentsScreen />
}
