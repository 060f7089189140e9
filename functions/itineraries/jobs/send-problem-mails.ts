import { itineraryStore } from '../../data/itineraries/itinerary-store'
import {
  NoticeTaken,
  type ProblemNotice,
  problemNotices,
} from '../../data/itineraries/problem-notices'
import { wantsMail } from '../../data/people/agency-records'
import { agencyStore } from '../../data/people/agency-store'
import { jobFor } from '../../data/table/job-for'
import { brandOf, shownOf } from '../../mail/brand'
import { problemMail } from '../../mail/problem-mail'
import { theMailer } from '../../mail/ses-mailer'
import { webAddress } from '../../runtime/configuration'
import { log } from '../../runtime/log'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'

const makers = {
  itineraries: itineraryStore,
  agencies: agencyStore,
  notices: problemNotices,
  mailer: theMailer,
  webAddress,
}

type Outcome = 'sent' | 'not needed' | 'failed'

/** A run has a notice to itself for so long; a mail that was not taken is tried again after it. */
const takenMs = 5 * 60_000
const maxTries = 12

/**
 * Tells agents of problems by mail: one mail for a notice, which was stored with the flag
 * probnotif. A trip whose problems have gone by now is not written about. A crash between mail and
 * note sends it twice, which is better than never.
 */
export async function sendProblemMails(
  deps: Deps<typeof makers>,
): Promise<Record<Outcome, number>> {
  const counts: Record<Outcome, number> = { sent: 0, 'not needed': 0, failed: 0 }
  const due = await deps.notices.due(deps.clock.now())
  for (const notice of due) counts[await tell(notice, deps)] += 1
  if (due.length > 0) log.info('problem-mails', { ...counts })
  return counts
}

async function tell(notice: ProblemNotice, deps: Deps<typeof makers>): Promise<Outcome> {
  const { notices, mailer, clock, webAddress } = deps
  const { agencyId, itineraryId } = notice
  try {
    await notices.take(notice, new Date(clock.now().getTime() + takenMs))
    const storedTrip = await deps.itineraries.get(agencyId, itineraryId)
    const agency = await deps.agencies.agency(agencyId)
    const isNeeded =
      storedTrip?.record.flags.includes('probnotif') === true &&
      storedTrip.record.state !== 'cancelled'
    const agent = storedTrip && (await deps.agencies.agent(agencyId, storedTrip.record.agentId))
    if (
      storedTrip !== undefined &&
      agency !== undefined &&
      isNeeded &&
      wantsMail(agent, 'problems')
    ) {
      const brand = brandOf(agency, shownOf(storedTrip), webAddress)
      await mailer.send(problemMail({ ...storedTrip, brand, webAddress }))
    }
    await notices.done(notice)
    return isNeeded ? 'sent' : 'not needed'
  } catch (error) {
    if (error instanceof NoticeTaken) return 'not needed'
    setAside('problem-mail.failed', { itineraryId, tries: notice.tries + 1, cause: String(error) })
    if (notice.tries + 1 >= maxTries) await notices.done(notice)
    return 'failed'
  }
}

/** Started within a minute of there being some to do. */
export const handler = jobFor(sendProblemMails, makers)
