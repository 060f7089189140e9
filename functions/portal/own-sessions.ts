import type { Principal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import { clientStore } from '../data/clients/client-store'
import { clientSessions } from '../data/people/client-sessions'
import type { Deps } from '../runtime/use-case'
import { requireClient } from './require-client'

export const sessionMakers = { sessions: clientSessions, clients: clientStore }
export type SessionDeps = Deps<typeof sessionMakers>

/** The client who calls, with all ids that sessions of theirs may have: a merge leaves several. */
export async function ownClient(principal: Principal, { clients }: Pick<SessionDeps, 'clients'>) {
  const { agencyId, clientId } = requireClient(principal)
  const client = await clients.get(agencyId, clientId)
  if (client === undefined) throw new AppError('auth.required')
  return { client, ids: [client.id, ...(client.mergedFrom ?? [])] }
}
