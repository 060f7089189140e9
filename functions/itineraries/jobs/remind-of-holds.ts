import { zoneOfCountry } from '#shared/dates/country-zones'
import { dateInZone, dateTimeInZone, timeInZone } from '#shared/dates/zoned-time'
import { longDate } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { countOf } from '#shared/format/words'
import { heldUntil } from '#shared/itinerary/hold-clock'
import { hasPricePayments } from '#shared/itinerary/payments'
import { isSupplierStay } from '#shared/itinerary/supplier-stays'
import { holdReminders, RemindedOfHold } from '../../data/itineraries/hold-reminders'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { type AgentRecord, wantsMail } from '../../data/people/agency-records'
import { agencyStore } from '../../data/people/agency-store'
import { jobFor } from '../../data/table/job-for'
import { type Brand, brandOf, shownOf } from '../../mail/brand'
import { letter } from '../../mail/letter'
import type { Mail } from '../../mail/mailer'
import { theMailer } from '../../mail/ses-mailer'
import { webAddress } from '../../runtime/configuration'
import { log } from '../../runtime/log'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'

const makers = { holds: holdReminders, agencies: agencyStore, mailer: theMailer, webAddress }
export type HoldReminderDeps = Deps<typeof makers>

/** How long before a hold ends its agent is told. */
export const holdReminderMs = 24 * 3_600_000

type Outcome = 'sent' | 'nothing to send' | 'failed'

/**
 * Tells agents, once for each hold, that its rooms go back within a day. A hold that is paid or
 * asked for is not among them.
 */
export async function remindOfHolds(deps: HoldReminderDeps): Promise<Record<Outcome, number>> {
  const counts: Record<Outcome, number> = { sent: 0, 'nothing to send': 0, failed: 0 }
  const now = deps.clock.now()
  const ending = await deps.holds.ending({
    from: now,
    to: new Date(now.getTime() + holdReminderMs),
  })
  for (const heldTrip of ending) counts[await remind(heldTrip, { deps, now })] += 1
  if (ending.length > 0) log.info('hold-reminders', { ...counts })
  return counts
}

async function remind(
  stored: StoredItinerary,
  { deps, now }: { readonly deps: HoldReminderDeps; readonly now: Date },
): Promise<Outcome> {
  const { record } = stored
  const { agencies, webAddress } = deps
  try {
    const until = heldUntil(record)
    if (until === undefined) return 'nothing to send' // the index is behind
    const agent = await agencies.agent(record.agencyId, record.agentId)
    const agency = await agencies.agency(record.agencyId)
    if (agent === undefined || agency === undefined || !wantsMail(agent, 'holds'))
      return 'nothing to send'
    const brand = brandOf(agency, shownOf(stored), webAddress)
    const mail = holdMail(stored, { until: new Date(until), now, brand, webAddress, agent })
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

interface Ending {
  /** When the rooms go back. */
  readonly until: Date
  readonly now: Date
  readonly brand: Brand
  readonly webAddress: string
  readonly agent: Pick<AgentRecord, 'email' | 'timeZone'>
}

/** The mail that tells an agent that the rooms of a trip go back soon, and what keeps them. */
function holdMail(
  { record, people }: StoredItinerary,
  { until, now, brand, webAddress, agent }: Ending,
): Mail {
  const { name, id, bookingReference = '', finance, currency, payments } = record
  const hours = Math.max(1, Math.round((until.getTime() - now.getTime()) / 3_600_000))
  const timeLeft = countOf(hours, 'hour')
  const deposit = formatMoney({ amount: finance?.deposit ?? 0, currency }, { show: 'code' })
  const isAsked = hasPricePayments(payments)
  const zone = zoneOfCountry(record.segments.find(isSupplierStay)?.country)
  const parts = letter({
    heading: `The hold on ${name} expires in ${timeLeft}`,
    paragraphs: [
      `The hold expires on ${dateTimeInZone(until, zone)} camp time (${momentOf(until, agent.timeZone)}). All rooms will then be released automatically.`,
      isAsked
        ? `To keep the rooms, have the deposit of ${deposit} paid by then or request confirmation.`
        : `No payments have been generated yet. To keep the rooms, generate payments or request confirmation.`,
    ],
    facts: [
      ['Client', people.clientData?.name ?? 'Not assigned'],
      ['Booking', bookingReference],
      ['Deposit', deposit],
    ],
    action: { label: 'Open trip', url: `${webAddress}/itinerary/edit/${id}` },
    brand,
  })
  return { to: agent.email, subject: `Hold expires in ${timeLeft}: ${name}`, ...parts }
}

/**
 * A moment as the agent's account has it; where no time zone is chosen, as it means the same
 * wherever it is read.
 */
const momentOf = (at: Date, timeZone: string): string =>
  timeZone === ''
    ? `${longDate(dateInZone(at, 'UTC'))} at ${timeInZone(at, 'UTC')} UTC`
    : `${longDate(dateInZone(at, timeZone))} at ${timeInZone(at, timeZone)} your time`

/** Runs every hour. */
export const handler = jobFor(remindOfHolds, makers)
