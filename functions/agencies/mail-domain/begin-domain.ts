import { randomBytes } from 'node:crypto'
import type { MailDomainInput } from '#shared/api/mail-domain'
import { refuseField } from '#shared/errors/refuse-field'
import type { AgencyId } from '#shared/ids/ids'
import type { MailDomainRecord } from '../../data/mail/mail-domain-records'
import type { Basics } from '../../runtime/use-case'
import { forgetDomain } from './forget-domain'
import type { MailDomainDeps } from './mail-domain-deps'
import { requireFreeDomain } from './own-domain-limits'

interface Beginning {
  readonly agencyId: AgencyId
  readonly input: MailDomainInput
  readonly before: MailDomainRecord | undefined
}

type BeginDeps = Pick<MailDomainDeps, 'domains' | 'identities'> &
  Pick<Basics, 'clock'> & { readonly taken: readonly string[] }

/**
 * A domain whose records are still to be made, which the mail service knows. One that failed gets a
 * new identity there, and keeps its proof; another one is forgotten there.
 * @throws AppError request.invalid, service.busy
 */
export async function beginDomain(
  { agencyId, input: { name, localPart }, before }: Beginning,
  deps: BeginDeps,
): Promise<Omit<MailDomainRecord, 'version'>> {
  await requireFreeDomain({ agencyId, name }, deps)
  const startsOver = before?.name === name
  if (startsOver) await forgetDomain(before, deps)
  const dkimTokens = await deps.identities.create(name)
  if (dkimTokens === undefined) refuseField('body.name', 'This domain can’t be used here')
  if (before !== undefined && !startsOver) await forgetDomain(before, deps)
  const proof = startsOver ? before.proof : randomBytes(16).toString('hex')
  const setAt = deps.clock.now().toISOString()
  const start = { agencyId, name, localPart, proof, setAt, isTaken: false }
  return { ...start, state: 'waiting', dkimTokens: [...dkimTokens] }
}
