import { clientsRoutes } from '#shared/api/clients'
import { parseFilter } from '#shared/catalogue/filter'
import { AppError } from '#shared/errors/app-error'
import { clientReads } from '../../data/clients/client-reads'
import { lambdaFor } from '../../data/table/lambda-for'
import { isOwn } from '../../runtime/own'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientViewOf } from '../client-view'

/** What a caller may ask for beside the client: the itineraries, which are always there. */
const whitelist = { filter: {}, order: [], fields: [], include: ['itineraries', 'agent', 'clientData'] }

const makers = { clients: clientReads }

/** One client with their itineraries; another agency's, or another agent's, is not found. */
export const getClient = useCase(
  clientsRoutes.getClient,
  async ({ params, query, principal }, { clients }: Deps<typeof makers>) => {
    parseFilter(query.filter, whitelist)
    const found = await clients.withTrips(principal.agencyId, params.id)
    if (found === undefined || !isOwn(principal, found.client)) throw new AppError('record.not-found')
    const { client, trips } = found
    return reply({ ...clientViewOf(client), itineraries: trips }, { version: client.version })
  },
)

export const handler = lambdaFor(getClient, makers)
