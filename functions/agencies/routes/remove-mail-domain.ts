import { mailDomainRoutes } from '#shared/api/mail-domain'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { requireAgency } from '../agency-access'
import { forgetDomain } from '../mail-domain/forget-domain'
import {
  addressAudit,
  type MailDomainDeps,
  mailDomainMakers,
} from '../mail-domain/mail-domain-deps'
import { mailDomainView } from '../mail-domain/mail-domain-view'

/** The mail service forgets the domain first: a crash in between leaves it to be removed again. */
export const removeMailDomain = useCase(
  mailDomainRoutes.removeMailDomain,
  async ({ params: { id: agencyId }, principal }, deps: MailDomainDeps) => {
    await requireAgency(agencyId, { principal, changes: deps.changes })
    const before = await deps.domains.ofAgency(agencyId)
    if (before !== undefined) {
      await forgetDomain(before, deps)
      const change = { principal, agencyId, before, after: undefined }
      await deps.domains.remove(before, await addressAudit(change, deps))
    }
    return mailDomainView(undefined)
  },
)

export const handler = lambdaFor(removeMailDomain, mailDomainMakers)
