import { AgenciesScreen } from '../../features/agencies/components/AgenciesScreen'

/** `/agencies`: All Agencies (1 §2). */
export function AgenciesPage() {
  return <AgenciesScreen />
}
