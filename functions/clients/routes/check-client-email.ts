import { clientsRoutes } from '#shared/api/clients'
import { type ClientReads, clientReads } from '../../data/clients/client-reads'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'

/** Whether a client of the agency has this email, whoever's client it is (2 §5.5). */
export const checkClientEmail = useCase(
  clientsRoutes.checkClientEmail,
  async ({ body, principal }, { clients }: Basics & { clients: Pick<ClientReads, 'hasEmail'> }) =>
    clients.hasEmail(principal.agencyId, body.email),
)

export const handler = lambdaFor(checkClientEmail, (table) => ({ clients: clientReads(table) }))
