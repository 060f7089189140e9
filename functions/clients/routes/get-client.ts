import { clientsRoutes } from '#shared/api/clients'
import { AppError } from '#shared/errors/app-error'
import { clientReads } from '../../data/clients/client-reads'
import { listedClientOf } from '../../data/clients/client-records'
import { lambdaFor } from '../../data/table/lambda-for'
import { fieldsOfOne } from '../../data/table/one-filter'
import { isOwn } from '../../runtime/own'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'

/** What a filter may ask for of one client. */
const oneClient = {
  answer: clientsRoutes.getClient.answer,
  include: { itineraries: 'itineraries', agent: 'agent', clientData: 'clientData' },
}

const makers = { clients: clientReads }

/** One client with their itineraries; another agency's, or another agent's, is not found. */
export const getClient = useCase(
  clientsRoutes.getClient,
  async ({ params, query, principal }, { clients }: Deps<typeof makers>) => {
    const fields = fieldsOfOne(query.filter, oneClient)
    const clientWithTrips = await clients.withTrips(principal.agencyId, params.id)
    if (clientWithTrips === undefined || !isOwn(principal, clientWithTrips.client))
      throw new AppError('record.not-found')
    const { client, trips } = clientWithTrips
    return reply(
      { ...listedClientOf(client), itineraries: trips },
      { fields, version: client.version },
    )
  },
)

export const handler = lambdaFor(getClient, makers)
