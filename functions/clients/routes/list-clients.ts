import { clientsRoutes } from '#shared/api/clients'
import { parseFilter } from '#shared/catalogue/filter'
import { type ClientReads, clientReads } from '../../data/clients/client-reads'
import { filteredList } from '../../data/table/filtered-list'
import { lambdaFor } from '../../data/table/lambda-for'
import { cursorOf, positionOf } from '../../data/table/listing'
import { reply } from '../../runtime/reply'
import { type Basics, useCase } from '../../runtime/use-case'
import { clientList, clientWhitelist } from '../client-list'

export interface ListClientsDeps extends Basics {
  readonly clients: Pick<ClientReads, 'list'>
}

/** The agent's clients by filter, by name unless another order is asked for. */
export const listClients = useCase(
  clientsRoutes.listClients,
  async ({ query, principal }, { clients }: ListClientsDeps) => {
    const filter = parseFilter(query.filter, clientWhitelist)
    const after = query.cursor === undefined ? undefined : positionOf(query.cursor, principal.agencyId)
    const { listed, next } = await filteredList(clientList(clients, { principal, where: filter.where }), filter, after)
    return reply([...listed], next === undefined ? {} : { headers: { 'x-next-cursor': cursorOf(next) } })
  },
)

export const handler = lambdaFor(listClients, (table) => ({ clients: clientReads(table) }))
