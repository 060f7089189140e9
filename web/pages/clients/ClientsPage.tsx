import { ClientsScreen } from '../../features/clients/components/list/ClientsScreen'

/** `/clients`: My Clients (1 §2). */
export function ClientsPage() {
  return <ClientsScreen />
}
