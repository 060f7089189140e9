import { clientDataRoutes } from '#shared/api/client-data'
import { clientLog } from '../../data/clients/client-log'
import { clientReads } from '../../data/clients/client-reads'
import { listedClientOf } from '../../data/clients/client-records'
import { lambdaFor } from '../../data/table/lambda-for'
import { fieldsOfOne } from '../../data/table/one-filter'
import { requireOwn } from '../../runtime/own'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientDataOf } from '../client-view'

/** What a filter may ask for of one client's data. */
const oneClient = {
  answer: clientDataRoutes.getClientData.answer,
  include: { clientUpdates: 'clientUpdates', clientNotes: 'clientNotes', agent: 'agent' },
}

const makers = { clients: clientReads, log: clientLog }

/** A client's status, history and notes. */
export const getClientData = useCase(
  clientDataRoutes.getClientData,
  async ({ params: { id }, query, principal }, { clients, log }: Deps<typeof makers>) => {
    const fields = fieldsOfOne(query.filter, oneClient)
    const { agencyId } = principal
    const [found, clientNotes, clientUpdates] = await Promise.all([
      clients.get(agencyId, id),
      log.notes(agencyId, id),
      log.updates(agencyId, id),
    ])
    const client = requireOwn(principal, found)
    const answer = { ...clientDataOf(listedClientOf(client)), clientUpdates, clientNotes }
    return reply(answer, { fields, version: client.version })
  },
)

export const handler = lambdaFor(getClientData, makers)
