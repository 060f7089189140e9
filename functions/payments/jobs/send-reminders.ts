import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import type { ClientId } from '#shared/ids/ids'
import { isPayableIn } from '#shared/payments/payable-payment'
import { nextReminder, type Reminder, reminderFor } from '#shared/payments/reminder-dates'
import { type ClientRecord, nameOf } from '../../data/clients/client-records'
import { clientStore } from '../../data/clients/client-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { type NewMail, sentMailStore } from '../../data/mail/sent-mails'
import { type NewPaymentLink, newPaymentLink } from '../../data/payments/payment-links'
import { isToBeReminded } from '../../data/payments/payment-records'
import {
  NotToBeReminded,
  RemindedBefore,
  type ReminderOf,
  remindedAgain,
  remindedNot,
  reminderClaim,
  reminderUnclaimed,
  stillToBeReminded,
} from '../../data/payments/payment-reminders'
import { type DuePayment, paymentStore } from '../../data/payments/payment-store'
import { wantsMail } from '../../data/people/agency-records'
import { agencyStore } from '../../data/people/agency-store'
import { systemActor } from '../../data/people/people'
import { portalAccounts } from '../../data/people/portal-accounts'
import { jobFor } from '../../data/table/job-for'
import { brandOf } from '../../mail/brand'
import { type BookingOwner, sendWithCopy } from '../../mail/copy-owner'
import type { Mail } from '../../mail/mailer'
import { noteAndSend } from '../../mail/send-noted'
import { theMailer } from '../../mail/ses-mailer'
import type { EntryDeps } from '../../portal/client-mail'
import { paymentsPlace } from '../../portal/payments-place'
import { webAddress } from '../../runtime/configuration'
import { log } from '../../runtime/log'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'
import { clientPaying } from '../charges/begin-payment'
import { payPath } from '../pages/pay-parts'
import type { PaymentOwner } from '../providers/payment-provider'
import type { Payable } from '../requests/ways-to-pay'
import { type About, overdueMail, type Reminded, reminderMail } from './reminder-mail'

const makers = {
  payments: paymentStore,
  clients: clientStore,
  agencies: agencyStore,
  itineraries: itineraryStore,
  portal: portalAccounts,
  mailer: theMailer,
  mails: sentMailStore,
  webAddress,
}
export type ReminderDeps = Omit<Deps<typeof makers>, 'portal'> & EntryDeps

type Outcome = 'sent' | 'nothing to send' | 'failed'

/** Batches of one run; what is left waits for the next. */
const maxBatches = 20

/**
 * Sends the reminders whose day has come: each once, by a claim that is written before the mail,
 * and none for a payment that was paid in the meantime. A late run sends only the latest of several
 * due reminders.
 */
export async function sendReminders(deps: ReminderDeps): Promise<Record<Outcome, number>> {
  const counts: Record<Outcome, number> = { sent: 0, 'nothing to send': 0, failed: 0 }
  const triedIds = new Set<string>()
  for (let batch = 0; batch < maxBatches; batch++) {
    const due = (await deps.payments.toRemind(deps.clock.today())).filter(
      ({ place }) => !triedIds.has(place),
    )
    if (due.length === 0) break
    for (const payment of due) {
      triedIds.add(payment.place)
      counts[await remind(payment, deps)] += 1
    }
  }
  log.info('reminders', { ...counts })
  return counts
}

async function remind(payment: DuePayment, deps: ReminderDeps): Promise<Outcome> {
  const { line } = payment
  try {
    const today = deps.clock.today()
    const reminder = line.dueDate === undefined ? undefined : reminderFor(line.dueDate, today)
    const next =
      line.dueDate === undefined ? undefined : nextReminder(line.dueDate, addDays(today, 1))?.date
    const mails = reminder === undefined ? [] : await mailsFor(payment, { deps, today })
    const [first, ...more] = mails
    if (reminder === undefined || first === undefined) {
      await deps.payments.write([remindedAgain(payment, next)])
      return 'nothing to send'
    }
    const outcome = await claimAndSend(payment, { ...first, reminder, next, deps })
    if (outcome === 'sent')
      for (const one of more) await tellToo(payment, { ...one, reminder, next, deps })
    return outcome
  } catch (error) {
    if (error instanceof NotToBeReminded) return 'nothing to send'
    setAside('reminder.failed', { paymentId: line.paymentId, cause: String(error) })
    return 'failed'
  }
}

interface Sending {
  readonly mail: Mail
  readonly to: ReminderOf['to']
  /** The link to pay that the mail carries. */
  readonly link?: NewPaymentLink
  /** Where the mail is noted: among those to this client. */
  readonly clientId?: ClientId
  readonly booking: BookingOwner
  readonly reminder: Reminder
  readonly next: CalendarDate | undefined
  readonly deps: ReminderDeps
}

async function claimAndSend(
  payment: DuePayment,
  { mail, to, link, clientId, booking, reminder, next, deps }: Sending,
): Promise<Outcome> {
  const { payments, mailer, clock } = deps
  const { offset: days } = reminder
  try {
    const claim = reminderClaim(payment, { days, to, at: clock.now().toISOString() })
    await payments.write([
      claim,
      remindedAgain(payment, next),
      ...(link === undefined ? [] : [link.write]),
    ])
  } catch (error) {
    if (!(error instanceof RemindedBefore)) throw error
    await payments.write([remindedAgain(payment, next)])
    return 'nothing to send'
  }
  try {
    const record = clientId && reminderRecord(payment, { clientId, to: mail.to, deps })
    if (record === undefined) await sendWithCopy(mailer, mail, booking)
    else await noteAndSend(mail, { record, booking, ...deps })
  } catch (error) {
    await payments.write([reminderUnclaimed(payment, { days, to }), remindedNot(payment)])
    throw error
  }
  log.info('reminder.sent', { paymentId: payment.line.paymentId, days })
  return 'sent'
}

const reminderRecord = (
  { agencyId, line: { itineraryId } }: DuePayment,
  { clientId, to, deps }: Pick<NewMail, 'clientId' | 'to'> & Pick<Sending, 'deps'>,
): NewMail => ({
  agencyId,
  itineraryId,
  clientId,
  at: deps.clock.now().toISOString(),
  id: deps.makeId('message'),
  kind: 'paymentReminder',
  to,
  by: systemActor('reminders'),
})

/**
 * The remaining mails of a reminder. The first has been sent, so a failure here doesn't reset the
 * claim.
 */
async function tellToo(
  payment: DuePayment,
  { mail, to, booking, reminder, deps }: Sending,
): Promise<void> {
  const { paymentId } = payment.line
  const { offset: days } = reminder
  try {
    const claim = reminderClaim(payment, { days, to, at: deps.clock.now().toISOString() })
    await deps.payments.write([claim, stillToBeReminded(payment)])
    await sendWithCopy(deps.mailer, mail, booking)
  } catch (error) {
    const isOver = error instanceof RemindedBefore || error instanceof NotToBeReminded
    if (!isOver) log.warn('reminder.not-told', { paymentId, to, cause: String(error) })
  }
}

/**
 * The mails, when there is something to pay and somebody to tell: the client, and the agent of what
 * is late.
 */
async function mailsFor(
  { agencyId, line }: DuePayment,
  { deps, today }: { readonly deps: ReminderDeps; readonly today: CalendarDate },
): Promise<Pick<Sending, 'mail' | 'to' | 'link' | 'clientId' | 'booking'>[]> {
  const { dueDate, agentId, itineraryId, paymentId } = line
  if (dueDate === undefined || !isToBeReminded(line) || !isPayableIn(line, line.state)) return []
  const trip = await deps.itineraries.get(agencyId, itineraryId)
  const [client, agency, agent] = await Promise.all([
    trip && clientPaying(trip, { payment: line, deps }),
    deps.agencies.agency(agencyId),
    deps.agencies.agent(agencyId, agentId),
  ])
  if (agency === undefined || agent === undefined) return []
  const reminder = {
    ...line,
    dueDate,
    ...(client && { clientId: client.id, clientName: nameOf(client) }),
  }
  const { webAddress } = deps
  const brand = brandOf(agency, { id: itineraryId, name: line.itineraryName }, webAddress)
  const about = { agentEmail: agent.email, brand, webAddress, today }
  const portalAddress = client && (await paymentsPlace(client, trip, deps))
  const booking = { agency, owner: agent.email }
  const toClient =
    client &&
    trip &&
    mailToClient(
      {
        reminded: reminder,
        client,
        about,
        portalAddress,
        trip: trip.record,
        accounts: agency.bankAccounts ?? [],
      },
      { agencyId, itineraryId, paymentId },
    )
  return [
    ...(toClient === undefined ? [] : [{ ...toClient, booking }]),
    ...(dueDate < today && wantsMail(agent, 'payments')
      ? [{ to: 'agent' as const, mail: overdueMail(reminder, about), booking }]
      : []),
  ]
}

interface ToClient extends Payable {
  readonly reminded: Reminded
  readonly client: ClientRecord
  readonly about: About
  readonly portalAddress: string | undefined
}

/** The client's mail, with a link of its own to pay by. */
function mailToClient(
  { reminded, client, about, ...more }: ToClient,
  owner: PaymentOwner,
): Pick<Sending, 'mail' | 'to' | 'link' | 'clientId'> {
  const { id: clientId, email, firstName } = client
  const link = newPaymentLink({ ...owner, clientId, dueDate: reminded.dueDate, today: about.today })
  const payAddress = `${about.webAddress}${payPath(link.token)}`
  return {
    to: 'client',
    clientId,
    link,
    mail: reminderMail(reminded, { ...about, ...more, email, firstName, payAddress }),
  }
}

/** Runs every hour. */
export const handler = jobFor(sendReminders, makers)
