import { type ClientStore, clientStore } from '../data/clients/client-store'
import { type AgencyStore, agencyStore } from '../data/people/agency-store'
import { type AnswerStore, answerStore } from '../data/table/idempotency'
import type { Table } from '../data/table/table-access'
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
