import { useParams } from 'react-router-dom'
import type { AgencyId } from '#shared/ids/ids'
import { AgencyScreen } from '../../features/agency/components/AgencyScreen'
import { Team } from '../../features/agents/components/Team'

/** `/agencies/{id}`: agency details (1 §2). */
export function AgencyPage() {
  const { id = '' } = useParams()
  const agencyId = id as AgencyId // the server answers 404 for what is none
  return <AgencyScreen key={id} id={agencyId} team={<Team agencyId={agencyId} title="People" />} />
}
