import { mailDomainRoutes } from '#shared/api/mail-domain'
import { refuseField } from '#shared/errors/refuse-field'
import { attemptStore } from '../../data/people/attempt-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { optionalEnv } from '../../runtime/env'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireAgency } from '../agency-access'
import { beginDomain } from '../mail-domain/begin-domain'
import { addressAudit, mailDomainMakers } from '../mail-domain/mail-domain-deps'
import { mailDomainView } from '../mail-domain/mail-domain-view'
import { countDomainCall, installationDomains } from '../mail-domain/own-domain-limits'

const makers = {
  ...mailDomainMakers,
  attempts: attemptStore,
  taken: () => installationDomains(),
  sendsMails: () => optionalEnv('mailFrom') !== undefined,
}

/**
 * Sets the address that an agency's mails are from. The mail service knows a domain before it is
 * stored, and forgets another one before: what a crash leaves there is found by the next try.
 */
export const saveMailDomain = useCase(
  mailDomainRoutes.saveMailDomain,
  async ({ params: { id: agencyId }, body, principal }, deps: Deps<typeof makers>) => {
    const { domains, sendsMails } = deps
    await requireAgency(agencyId, { principal, changes: deps.changes })
    if (!sendsMails) refuseField('body.name', 'Emails aren’t set up on this server yet')
    const before = await domains.ofAgency(agencyId)
    const sameDomain = before?.name === body.name ? before : undefined
    const isRenamed = sameDomain?.localPart !== body.localPart
    if (sameDomain !== undefined && !isRenamed && sameDomain.state !== 'failed')
      return mailDomainView(sameDomain)
    await countDomainCall(agencyId, deps)
    const after =
      sameDomain !== undefined && isRenamed
        ? { ...sameDomain, localPart: body.localPart }
        : await beginDomain({ agencyId, input: body, before }, deps)
    const audit = await addressAudit({ principal, agencyId, before, after }, deps)
    return mailDomainView(await domains.save(after, { before, audit }))
  },
)

export const handler = lambdaFor(saveMailDomain, makers)
