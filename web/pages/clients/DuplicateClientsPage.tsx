import { DuplicatesScreen } from '../../features/client-duplicates/components/DuplicatesScreen'

/** `/clients/duplicates`: clients who may be in the list twice. */
export function DuplicateClientsPage() {
  return <DuplicatesScreen />
}
