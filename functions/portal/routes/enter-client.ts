import { portalRoutes } from '#shared/api/portal'
import { AppError } from '#shared/errors/app-error'
import { clientStore } from '../../data/clients/client-store'
import { sentMailStore } from '../../data/mail/sent-mails'
import { attemptStore } from '../../data/people/attempt-store'
import { portalAccounts } from '../../data/people/portal-accounts'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { presentClient } from '../present-client'
import { signInClient } from '../sign-in'
import { countAttempt, portalLimits } from '../throttle'

const makers = {
  accounts: portalAccounts,
  clients: clientStore,
  attempts: attemptStore,
  mails: sentMailStore,
}

/**
 * Enters by the link of a mail, or by its code on the device that asked for it. A code has six
 * digits, so tries are few; a link has 256 random bits and is counted by address alone.
 */
export const enterClient = useCase(
  portalRoutes.enterClient,
  async ({ body, sourceIp, event }, deps: Deps<typeof makers>) => {
    const now = deps.clock.now()
    const giveBack = await countAttempt(
      [
        ...('code' in body ? ([['client-code', body.device, portalLimits.code]] as const) : []),
        ['client-entry', sourceIp, portalLimits.address],
      ],
      deps,
    )
    const link =
      'token' in body
        ? await deps.accounts.link(body.token, now)
        : await deps.accounts.linkOfCode(body, now)
    const client = link?.kind === 'enter' ? await presentClient(deps.clients, link) : undefined
    if (link === undefined || client === undefined) throw new AppError('portal.link-over')
    const answer = await signInClient(
      client,
      {
        by: 'code' in body ? 'code' : 'link',
        keep: true,
        event,
        itineraryId: link.itineraryId,
        place: link.place,
        write: (writes) => deps.accounts.use(link, writes),
      },
      deps,
    )
    if (link.mail !== undefined) await deps.mails.follow(link.mail, now)
    await giveBack()
    return answer
  },
)

export const handler = publicLambdaFor(enterClient, makers)
