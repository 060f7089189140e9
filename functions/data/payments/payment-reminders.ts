import type { CalendarDate } from '#shared/dates/calendar-date'
import type { AgencyId, PaymentId } from '#shared/ids/ids'
import { type PlannedWrite, putNew } from '../table/commit'
import { duePlace, paidMailKey, paymentKey, paymentsDue, reminderKey } from '../table/keys'
import { setFields } from '../table/update'
import type { DuePayment } from './payment-store'

/** Thrown when a reminder was sent before. */
export class RemindedBefore extends Error {
  override readonly name = 'RemindedBefore'
}

/** Thrown when a payment was changed, as by being paid, since its reminder was decided on. */
export class NotToBeReminded extends Error {
  override readonly name = 'NotToBeReminded'
}

/** Which of the reminders it is: days from the due date, and whom it tells. */
export interface ReminderOf {
  readonly days: number
  readonly to: 'client' | 'agent'
}

interface Claimed extends ReminderOf {
  readonly at: string
}

/**
 * The claim to a reminder: it is granted once for a due date; one that is moved is reminded of
 * anew.
 */
export function reminderClaim(
  { agencyId, line }: DuePayment,
  { at, ...reminder }: Claimed,
): PlannedWrite {
  const { paymentId, dueDate: due } = line
  const remindedBefore = () => new RemindedBefore(`${paymentId} ${reminder.days}`)
  return putNew({ ...reminderKey(agencyId, paymentId, { due, ...reminder }), at }, remindedBefore)
}

/** Gives a claim back, when the mail was not taken. */
export const reminderUnclaimed = (
  { agencyId, line }: DuePayment,
  reminder: ReminderOf,
): PlannedWrite => ({
  write: {
    Delete: { Key: reminderKey(agencyId, line.paymentId, { due: line.dueDate, ...reminder }) },
  },
})

interface Paid {
  readonly agencyId: AgencyId
  readonly paymentId: PaymentId
}

/**
 * The claim to the mail that tells an agent of a payment that came in: it is granted once, however
 * often a queue delivers.
 */
export const paidMailClaim = ({ agencyId, paymentId }: Paid, at: string): PlannedWrite =>
  putNew({ ...paidMailKey(agencyId, paymentId), at }, () => new RemindedBefore(`${paymentId} paid`))

/** Gives that claim back, when the mail was not taken. */
export const paidMailUnclaimed = ({ agencyId, paymentId }: Paid): PlannedWrite => ({
  write: { Delete: { Key: paidMailKey(agencyId, paymentId) } },
})

/**
 * Moves a payment on to its next reminder, or out of the list: only while it stands where it stood.
 */
export function remindedAgain(
  { agencyId, line, place }: DuePayment,
  next: CalendarDate | undefined,
): PlannedWrite {
  const { paymentId } = line
  const due = next === undefined ? undefined : duePlace(paymentsDue, { at: next, id: paymentId })
  const fields = { gsi2pk: due?.gsi2pk, gsi2sk: due?.gsi2sk }
  const write = setFields(paymentKey(agencyId, paymentId), fields, { gsi2sk: place })
  return { write, refused: () => new NotToBeReminded(paymentId) }
}

/**
 * That a payment is still as it was when its reminder was decided on: not paid since, nor taken off
 * its trip.
 */
export function stillToBeReminded({ agencyId, line }: DuePayment): PlannedWrite {
  const check = {
    Key: paymentKey(agencyId, line.paymentId),
    ConditionExpression: '#listed.#status = :status AND #listed.#state = :state',
    ExpressionAttributeNames: { '#listed': 'listed', '#status': 'status', '#state': 'state' },
    ExpressionAttributeValues: { ':status': line.status, ':state': line.state },
  }
  return { write: { ConditionCheck: check }, refused: () => new NotToBeReminded(line.paymentId) }
}

/** Puts a payment back where it stood, when the mail was not taken: the next run tries again. */
export function remindedNot({ agencyId, line, place }: DuePayment): PlannedWrite {
  const { gsi2pk } = duePlace(paymentsDue, { at: place, id: line.paymentId })
  const write = setFields(paymentKey(agencyId, line.paymentId), { gsi2pk, gsi2sk: place })
  return { write, refused: () => new NotToBeReminded(line.paymentId) }
}
