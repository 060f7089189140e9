import type { ClientAgency } from '#shared/api/portal-shapes'
import type { ClientRecord } from '../data/clients/client-records'
import type { ClientStore } from '../data/clients/client-store'
import type { AgencyStore } from '../data/people/agency-store'
import type { ClientLogin } from '../data/people/portal-accounts'
import { presentClient } from './present-client'

export interface ClientAgencyDeps {
  readonly clients: Pick<ClientStore, 'get'>
  readonly agencies: Pick<AgencyStore, 'agency'>
}

export interface ClientAtAgency {
  readonly client: ClientRecord
  readonly agency: ClientAgency
}

/**
 * The agencies that a person travels with, the last one first: those whose link they opened and
 * whose client they still are.
 */
export async function listClientAgencies(
  email: string,
  login: Pick<ClientLogin, 'accounts'> | undefined,
  { clients, agencies }: ClientAgencyDeps,
): Promise<ClientAtAgency[]> {
  const all = (login?.accounts ?? []).map(async (account): Promise<ClientAtAgency[]> => {
    const [client, agency] = await Promise.all([
      presentClient(clients, { ...account, email }),
      agencies.agency(account.agencyId),
    ])
    if (client === undefined || agency === undefined || agency.archived) return []
    return [{ client, agency: { id: agency.id, name: agency.name, logo: agency.theme.logo } }]
  })
  return (await Promise.all(all)).flat()
}
