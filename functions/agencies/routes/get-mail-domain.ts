import { mailDomainRoutes } from '#shared/api/mail-domain'
import { mailDomainStore } from '../../data/mail/mail-domain-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyMakers, requireAgency } from '../agency-access'
import { mailDomainView } from '../mail-domain/mail-domain-view'

const makers = { changes: agencyMakers.changes, domains: mailDomainStore }

export const getMailDomain = useCase(
  mailDomainRoutes.getMailDomain,
  async ({ params: { id }, principal }, { changes, domains }: Deps<typeof makers>) => {
    await requireAgency(id, { principal, changes })
    return mailDomainView(await domains.ofAgency(id))
  },
)

export const handler = lambdaFor(getMailDomain, makers)
