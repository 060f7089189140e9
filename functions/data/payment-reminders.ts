import type { CalendarDate } from '#shared/dates/calendar-date'
import { type PlannedWrite, putNew } from './commit'
import { paymentKey, paymentsDue, reminderKey } from './keys'
import type { DuePayment } from './payment-store'

/** Thrown when a reminder was sent before. */
export class RemindedBefore extends Error {
  override readonly name = 'RemindedBefore'
}

/** Thrown when a payment was changed, as by being paid, since its reminder was decided on. */
export class NotToBeReminded extends Error {
  override readonly name = 'NotToBeReminded'
}

interface Claimed {
  /** Days from the due date: which of the reminders it is. */
  readonly days: number
  readonly at: string
}

/** The claim to a reminder: it is granted once. */
export function reminderClaim({ agencyId, line }: DuePayment, { days, at }: Claimed): PlannedWrite {
  const { paymentId } = line
  return putNew({ ...reminderKey(agencyId, paymentId, days), at }, () => new RemindedBefore(`${paymentId} ${days}`))
}

/** Gives a claim back, when the mail was not taken. */
export const reminderUnclaimed = ({ agencyId, line }: DuePayment, days: number): PlannedWrite => ({
  write: { Delete: { Key: reminderKey(agencyId, line.paymentId, days) } },
})

/** Moves a payment on to its next reminder, or out of the list: only while it stands where it stood. */
export function remindedAgain({ agencyId, line, place }: DuePayment, next: CalendarDate | undefined): PlannedWrite {
  const { paymentId } = line
  const update = {
    Key: paymentKey(agencyId, paymentId),
    UpdateExpression: next === undefined ? 'REMOVE gsi2pk, gsi2sk' : 'SET gsi2pk = :due, gsi2sk = :next',
    ConditionExpression: 'gsi2sk = :place',
    ExpressionAttributeValues: {
      ':place': place,
      ...(next === undefined ? {} : { ':due': paymentsDue, ':next': `${next}#${paymentId}` }),
    },
  }
  return { write: { Update: update }, refused: () => new NotToBeReminded(paymentId) }
}

/** Puts a payment back where it stood, when the mail was not taken: the next run tries again. */
export function remindedNot({ agencyId, line, place }: DuePayment): PlannedWrite {
  const update = {
    Key: paymentKey(agencyId, line.paymentId),
    UpdateExpression: 'SET gsi2pk = :due, gsi2sk = :place',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':due': paymentsDue, ':place': place },
  }
  return { write: { Update: update }, refused: () => new NotToBeReminded(line.paymentId) }
}
