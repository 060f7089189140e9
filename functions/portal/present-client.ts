import type { AgencyId, ClientId } from '#shared/ids/ids'
import type { ClientRecord } from '../data/clients/client-records'
import type { ClientStore } from '../data/clients/client-store'

interface Known {
  readonly agencyId: AgencyId
  readonly clientId: ClientId
  /** The address that was proved to be theirs. */
  readonly email: string
}

/**
 * The client while the address is still theirs; undefined once they are archived, gone, or have
 * another.
 */
export async function presentClient(
  clients: Pick<ClientStore, 'get'>,
  { agencyId, clientId, email }: Known,
): Promise<ClientRecord | undefined> {
  const client = await clients.get(agencyId, clientId)
  const isPresent = client !== undefined && !client.archived && sameEmail(client.email, email)
  return isPresent ? client : undefined
}

const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
