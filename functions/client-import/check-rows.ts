import { emailKeyOf, type ImportRow, problemsOfRow } from '#shared/api/client-import-row'
import type { ClientId } from '#shared/ids/ids'
import type { Outcome } from '../data/client-imports/import-records'

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  notes: 'Notes',
}

/**
 * What would become of each row, by itself and beside the clients there are.
 * @param known - clients by their email, as `emailKeyOf` writes it
 */
export const checkRows = (
  rows: readonly ImportRow[],
  known: ReadonlyMap<string, ClientId>,
): Outcome[] =>
  rows.map((row): Outcome => {
    const problems = problemsOfRow(row)
    if (problems.length > 0) return { kind: 'refused', why: problems.map(wordsOf).join('; ') }
    if (row.sameAs !== undefined) return { kind: 'refused', why: `Same email as row ${row.sameAs}` }
    const clientId = known.get(emailKeyOf(row.email))
    return clientId === undefined
      ? { kind: 'ready' }
      : { kind: 'duplicate', clientId, why: 'Already a client' }
  })

/** 'Email must be valid' names its field itself; 'must be at most 100 characters' does not. */
function wordsOf({ field, message }: ReturnType<typeof problemsOfRow>[number]): string {
  return message.startsWith('must') ? `${labels[field]} ${message}` : message
}
