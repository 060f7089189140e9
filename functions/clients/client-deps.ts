import { type AgencyStore, agencyStore } from '../data/agency-store'
import { type ClientStore, clientStore } from '../data/client-store'
import { type AnswerStore, answerStore } from '../data/idempotency'
import type { Table } from '../data/table-access'
import type { Basics } from '../runtime/use-case'

/** What creating and changing a client reaches. */
export interface ClientDeps extends Basics {
  readonly clients: ClientStore
  readonly agencies: Pick<AgencyStore, 'agent'>
  readonly answers: AnswerStore
}

export const clientDeps = (table: Table): Omit<ClientDeps, keyof Basics> => ({
  clients: clientStore(table),
  agencies: agencyStore(table),
  answers: answerStore(table),
})
