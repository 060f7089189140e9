import { AppError } from '#shared/errors/app-error'
import type { MailDomainRecord } from '../../data/mail/mail-domain-records'
import { agencyStore } from '../../data/people/agency-store'
import { jobFor } from '../../data/table/job-for'
import { checkDomain, checkMakers } from '../../mail/domains/check-domain'
import { theMailer } from '../../mail/ses-mailer'
import { webAddress } from '../../runtime/configuration'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'
import { dropDomain } from '../mail-domain/drop-domain'
import { tellLeads } from '../mail-domain/tell-leads'

const makers = { ...checkMakers, agencies: agencyStore, mailer: theMailer, webAddress }
type CheckJobDeps = Deps<typeof makers>

/** Looks of one run: the mail service takes one a second. */
const maxLooks = 60
/** Domains that wait are looked at in each run, the others once a day. */
const dayMs = 86_400_000

/**
 * Looks at the domains that agencies send from, those that were looked at longest ago first, and
 * tells lead agents of one that is no longer verified. An archived agency loses its domain.
 */
export async function checkMailDomains(deps: CheckJobDeps): Promise<{ looked: number }> {
  const agencyIds = await deps.domains.agencies()
  const domains = await Promise.all(agencyIds.map((id) => deps.domains.ofAgency(id)))
  const due = domains
    .filter((domain) => domain !== undefined)
    .filter((domain) => isDue(domain, deps.clock.now()))
    .sort((one, other) => lastLook(one).localeCompare(lastLook(other)))
    .slice(0, maxLooks)
  for (const domain of due) {
    try {
      await checkOne(domain, deps)
    } catch (error) {
      // It is in the log, and no failure of ours.
      if (error instanceof AppError && error.code === 'mail.dns-silent') continue
      setAside('mail-domain.failed', { agencyId: domain.agencyId, cause: String(error) })
    }
  }
  return { looked: due.length }
}

const lastLook = ({ checkedAt = '' }: MailDomainRecord): string => checkedAt

function isDue({ state, checkedAt, lostAt, toldAt }: MailDomainRecord, now: Date): boolean {
  const isToTell = lostAt !== undefined && toldAt === undefined
  if (state === 'waiting' || isToTell || checkedAt === undefined) return true
  return now.getTime() - Date.parse(checkedAt) >= dayMs
}

async function checkOne(before: MailDomainRecord, deps: CheckJobDeps): Promise<void> {
  const agency = await deps.agencies.agency(before.agencyId)
  if (agency === undefined || agency.archived) return dropDomain(before, deps)
  const domain = await checkDomain(before, deps)
  if (domain.lostAt !== undefined && domain.toldAt === undefined)
    await tellLeads(agency, domain, deps)
}

/** Runs every hour. */
export const handler = jobFor(checkMailDomains, makers)
