import { accountsRoutes } from '#shared/api/accounts'
import { attemptStore } from '../../data/people/attempt-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { askForAccountMail } from '../ask-for-account-mail'

const makers = { attempts: attemptStore, queue: mailQueue }

export const resendActivation = useCase(
  accountsRoutes.resendActivation,
  async ({ body, sourceIp }, deps: Deps<typeof makers>) =>
    askForAccountMail({ account: 'verify', email: body.email }, sourceIp, deps),
)

export const handler = publicLambdaFor(resendActivation, makers)
