import type { AgentPrincipal } from '#shared/access/principal'
import { clientsOfRows } from '../data/client-imports/clients-of-rows'
import type { ImportRecord } from '../data/client-imports/import-records'
import { ImportMoved, type ImportStore, importStore } from '../data/client-imports/import-store'
import { requireOwn } from '../runtime/own'

export const importMakers = { imports: importStore, clientRows: clientsOfRows }

/** An import of the caller, for lead agents any of the agency. @throws AppError record.not-found */
export const ownImport = async (
  imports: Pick<ImportStore, 'get'>,
  principal: AgentPrincipal,
  id: string,
) => requireOwn(principal, await imports.get(principal.agencyId, id))

/**
 * Brings an import to its next state. Asked again, or by two at once, it is what the first one made
 * it.
 * @param next - the state after it, or nothing where it stays as it is
 */
export async function moveImport(
  imports: ImportStore,
  record: ImportRecord,
  next: (record: ImportRecord) => Promise<ImportRecord | undefined>,
): Promise<ImportRecord> {
  try {
    return (await next(record)) ?? record
  } catch (error) {
    if (!(error instanceof ImportMoved)) throw error
    return (await imports.get(record.agencyId, record.id)) ?? record
  }
}
