import { mailDomainRoutes } from '#shared/api/mail-domain'
import { AppError } from '#shared/errors/app-error'
import { attemptStore } from '../../data/people/attempt-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { checkDomain, checkMakers } from '../../mail/domains/check-domain'
import { onceMore } from '../../runtime/backoff'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyMakers, requireAgency } from '../agency-access'
import { mailDomainView } from '../mail-domain/mail-domain-view'
import { countDomainCall } from '../mail-domain/own-domain-limits'

const makers = { changes: agencyMakers.changes, attempts: attemptStore, ...checkMakers }

/** Looks at the records at once, not only when the job comes by. */
export const checkMailDomain = useCase(
  mailDomainRoutes.checkMailDomain,
  async ({ params: { id }, principal }, deps: Deps<typeof makers>) => {
    await requireAgency(id, { principal, changes: deps.changes })
    await countDomainCall(id, deps)
    return onceMore(['record.changed'], async () => {
      const domain = await deps.domains.ofAgency(id)
      if (domain === undefined) throw new AppError('record.not-found')
      return mailDomainView(await checkDomain(domain, deps))
    })
  },
)

export const handler = lambdaFor(checkMailDomain, makers)
