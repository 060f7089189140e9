import { clientsRoutes } from '#shared/api/clients'
import { clientReads } from '../../data/clients/client-reads'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { clients: clientReads }

/** Whether a client of the agency has this email, whoever's client it is (2 §5.5). */
export const checkClientEmail = useCase(
  clientsRoutes.checkClientEmail,
  async ({ body, principal }, { clients }: Deps<typeof makers>) =>
    clients.hasEmail(principal.agencyId, body.email),
)

export const handler = lambdaFor(checkClientEmail, makers)
