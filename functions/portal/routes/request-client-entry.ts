import { randomBytes } from 'node:crypto'
import { portalRoutes } from '#shared/api/portal'
import { countAccountMail } from '../../accounts/ask-for-account-mail'
import { attemptStore } from '../../data/people/attempt-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { hashOf } from '../../data/table/secret-token'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import type { ClientMail } from '../client-mail'

const makers = { attempts: attemptStore, queue: mailQueue }

/**
 * Whether there is such a client is looked up by the worker, so that everybody gets the same answer
 * as fast.
 */
export const requestClientEntry = useCase(
  portalRoutes.requestClientEntry,
  async ({ body: { email, kind }, sourceIp }, deps: Deps<typeof makers>) => {
    await countAccountMail(email, sourceIp, deps)
    const device = randomBytes(32).toString('base64url')
    const mail: ClientMail = { client: kind, email, device: hashOf(device) }
    await deps.queue.send({ ...mail })
    return { status: 'sent' as const, device }
  },
)

export const handler = publicLambdaFor(requestClientEntry, makers)
