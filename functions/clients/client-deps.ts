import { clientStore } from '../data/clients/client-store'
import { agencyStore } from '../data/people/agency-store'
import { answerStore } from '../data/table/idempotency'
import type { Deps } from '../runtime/use-case'

/** What creating and changing a client reaches. */
export const clientMakers = { clients: clientStore, agencies: agencyStore, answers: answerStore }
export type ClientDeps = Deps<typeof clientMakers>
