import { clientsRoutes } from '#shared/api/clients'
import { AppError } from '#shared/errors/app-error'
import { ClientChangedMeanwhile } from '../../data/clients/client-change'
import { listedClientOf } from '../../data/clients/client-records'
import { mailStops } from '../../data/mail/mail-stops'
import { callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { retryContended } from '../../runtime/backoff'
import { requireOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientMakers } from '../client-deps'
import { resumeMail } from '../resume-mail'

const makers = { ...clientMakers, stops: mailStops }

/** Sends mails to a client's stopped address again, and answers the client. */
export const resumeClientMail = useCase(
  clientsRoutes.resumeClientMail,
  ({ params, principal }, deps: Deps<typeof makers>) =>
    retryContended(
      (error) => error instanceof ClientChangedMeanwhile,
      async () => {
        const [client, agent] = await Promise.all([
          deps.clients.get(principal.agencyId, params.id),
          callerIn(deps.agencies, principal),
        ])
        const before = requireOwn(principal, client)
        if (agent === undefined) throw new AppError('auth.required')
        return listedClientOf(await resumeMail({ before, principal, agent }, deps))
      },
    ),
)

export const handler = lambdaFor(resumeClientMail, makers)
