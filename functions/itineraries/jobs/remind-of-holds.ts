import { heldUntil } from '#shared/itinerary/hold-clock'
import { type HoldReminders, holdReminders, RemindedOfHold } from '../../data/itineraries/hold-reminders'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { type AgencyStore, agencyStore } from '../../data/people/agency-store'
import { theTable } from '../../data/table/the-table'
import type { Mailer } from '../../mail/mailer'
import { theMailer } from '../../mail/ses-mailer'
import { type Clock, systemClock } from '../../runtime/clock'
import { readEnv } from '../../runtime/env'
import { log } from '../../runtime/log'
import { overAll, setAside } from '../../runtime/set-aside'
import { holdMail } from './hold-mail'

export interface HoldReminderDeps {
  readonly holds: HoldReminders
  readonly agencies: Pick<AgencyStore, 'agent'>
  readonly mailer: Mailer
  readonly clock: Clock
  readonly webAddress: string
}

/** How long before a hold ends its agent is told. */
export const holdReminderMs = 24 * 3_600_000

type Outcome = 'sent' | 'nothing to send' | 'failed'

/** Tells agents, once for each hold, that its rooms go back within a day. A hold that is paid or asked for is not among them. */
export async function remindOfHolds(deps: HoldReminderDeps): Promise<Record<Outcome, number>> {
  const counts: Record<Outcome, number> = { sent: 0, 'nothing to send': 0, failed: 0 }
  const now = deps.clock.now()
  const ending = await deps.holds.ending({ from: now, to: new Date(now.getTime() + holdReminderMs) })
  for (const stored of ending) counts[await remind(stored, { deps, now })] += 1
  if (ending.length > 0) log.info('hold-reminders', { ...counts })
  return counts
}

async function remind(
  stored: StoredItinerary,
  { deps, now }: { readonly deps: HoldReminderDeps; readonly now: Date },
): Promise<Outcome> {
  const { record } = stored
  try {
    const until = heldUntil(record)
    const agent = until === undefined ? undefined : await deps.agencies.agent(record.agencyId, record.agentId)
    if (until === undefined || agent === undefined) return 'nothing to send' // the index is behind, or the agent is gone
    const mail = holdMail(stored, { until: new Date(until), now, webAddress: deps.webAddress, agentEmail: agent.email })
    await deps.holds.claim(record, until)
    await deps.mailer.send(mail).catch(async (error: unknown) => {
      await deps.holds.unclaim(record, until)
      throw error
    })
    return 'sent'
  } catch (error) {
    if (error instanceof RemindedOfHold) return 'nothing to send'
    setAside('hold-reminder.failed', { itineraryId: record.id, cause: String(error) })
    return 'failed'
  }
}

/** Runs every hour. */
export const handler = overAll(() => {
  const table = theTable()
  return remindOfHolds({
    holds: holdReminders(table),
    agencies: agencyStore(table),
    mailer: theMailer(),
    clock: systemClock,
    webAddress: readEnv('webAddress').webAddress,
  })
})
