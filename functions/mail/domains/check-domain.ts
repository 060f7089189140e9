import { proofName, proofValue } from '#shared/mails/own-domain'
import type { MailDomainRecord } from '../../data/mail/mail-domain-records'
import {
  DomainTaken,
  type MailDomainStore,
  mailDomainStore,
} from '../../data/mail/mail-domain-store'
import type { Clock } from '../../runtime/clock'
import { judgeDomain } from './judge-domain'
import type { SenderIdentities } from './sender-identities'
import { sesIdentities } from './ses-identities'
import { dnsTextRecords, type ReadTextRecords } from './text-records'

/** What looks at domains. */
export const checkMakers = {
  domains: mailDomainStore,
  identities: () => sesIdentities(),
  readTextRecords: () => dnsTextRecords(),
}

export interface CheckDeps {
  readonly domains: Pick<MailDomainStore, 'save'>
  readonly identities: Pick<SenderIdentities, 'look'>
  readonly readTextRecords: ReadTextRecords
  readonly clock: Clock
}

/**
 * Looks at an agency's domain and stores how it stands. One that another agency proved first has
 * failed.
 * @throws AppError service.busy, mail.dns-silent or record.changed, which leave it as it is
 */
export async function checkDomain(
  before: MailDomainRecord,
  deps: CheckDeps,
): Promise<MailDomainRecord> {
  const identity = await deps.identities.look(before.name)
  // A domain whose name servers are gone is lost, though nobody answers what its proof is.
  const isProven = identity === 'verified' && (await hasProof(before, deps))
  const after = judgeDomain(before, { identity, isProven }, deps.clock.now())
  try {
    return await deps.domains.save(after, { before })
  } catch (error) {
    if (!(error instanceof DomainTaken)) throw error
    return deps.domains.save({ ...after, state: 'failed', isTaken: true }, { before })
  }
}

async function hasProof(
  { name, proof }: MailDomainRecord,
  { readTextRecords }: Pick<CheckDeps, 'readTextRecords'>,
): Promise<boolean> {
  const texts = await readTextRecords(proofName(name))
  return texts.includes(proofValue(proof))
}
