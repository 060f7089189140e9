import { dateInZone } from '#shared/dates/zoned-time'
import { longDate } from '#shared/format/dates'
import { joinWords } from '#shared/format/words'
import { agencyStore } from '../../data/people/agency-store'
import { type DueDigest, digestStore } from '../../data/people/digest-store'
import { jobFor } from '../../data/table/job-for'
import { brandOf } from '../../mail/brand'
import { letter } from '../../mail/letter'
import { theMailer } from '../../mail/ses-mailer'
import { webAddress } from '../../runtime/configuration'
import { log } from '../../runtime/log'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'
import { digestMakers, digestOf } from '../digest-of'

const makers = {
  ...digestMakers,
  digests: digestStore,
  agencies: agencyStore,
  mailer: theMailer,
  webAddress,
}
export type DigestDeps = Deps<typeof makers>

type Outcome = 'sent' | 'nothing to send' | 'failed'
/** Who moves to another time zone gets no second one so soon. */
const apartMs = 18 * 3_600_000

/**
 * Sends each agent who wants it the digest of their day at 07:00 of their own clocks, once a day,
 * and nothing on a day without news.
 */
export async function sendDigests(deps: DigestDeps): Promise<Record<Outcome, number>> {
  const counts: Record<Outcome, number> = { sent: 0, 'nothing to send': 0, failed: 0 }
  const due = await deps.digests.due(deps.clock.now())
  for (const agent of due) counts[await sendTo(agent, deps)] += 1
  if (due.length > 0) log.info('digests', { ...counts })
  return counts
}

async function sendTo(agent: DueDigest, deps: DigestDeps): Promise<Outcome> {
  const { digests, mailer, webAddress } = deps
  const now = deps.clock.now()
  try {
    if (!(await digests.take(agent, now))) return 'nothing to send'
    const isTooSoon =
      agent.digestAt !== undefined && now.getTime() - Date.parse(agent.digestAt) < apartMs
    const agency = await deps.agencies.agency(agent.agencyId)
    if (isTooSoon || agent.archived || agency === undefined || agency.archived)
      return 'nothing to send'
    const sections = await digestOf({ agent, now, webAddress }, deps)
    if (sections.length === 0) return 'nothing to send'
    const day = longDate(dateInZone(now, agent.timeZone || 'UTC'))
    const subject = `Your day: ${joinWords(sections.map(({ words }) => words))}`
    const parts = letter({
      heading: `Good morning, ${agent.firstName}`,
      paragraphs: [`${day}. Here is what your trips need.`],
      sections: sections.map(({ count, rows, ...section }) => ({
        ...section,
        rows,
        more: count > rows.length ? `and ${count - rows.length} more` : undefined,
      })),
      action: { label: 'Open dashboard', url: `${webAddress}/dashboard` },
      closing: ['You can turn this email off in My Account.'],
      brand: brandOf(agency, { id: agency.id, name: agency.name }, webAddress),
    })
    await mailer.send({ to: agent.email, subject, ...parts })
    return 'sent'
  } catch (error) {
    setAside('digest.failed', { agentId: agent.id, cause: String(error) })
    await digests.giveBack(agent, now).catch(() => undefined) // else they get none today
    return 'failed'
  }
}

/** Runs every quarter of an hour: some zones are a quarter of an hour off. */
export const handler = jobFor(sendDigests, makers)
