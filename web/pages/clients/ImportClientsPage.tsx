import { ImportScreen } from '../../features/client-import/components/ImportScreen'

/** `/clients/import`: clients from a file. */
export function ImportClientsPage() {
  return <ImportScreen />
}
