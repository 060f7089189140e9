import { addDays } from '#shared/dates/calendar-date'
import { spokenDuration } from '#shared/dates/durations'
import { zonedInstant } from '#shared/dates/zoned-time'
import { shortDate } from '#shared/format/dates'
import type { ClientId, ItineraryId } from '#shared/ids/ids'
import { paymentLabel } from '#shared/itinerary/payments'
import { moneyText } from '../../../components/money/money-parts'
import { accountZone, todayHere } from '../../../lib/time/today-here'
import { followUpWording } from '../../../trip/life/follow-up-words'
import { refundReason } from '../../../trip/payments/refund-words'
import { taskTitle } from '../../../trip/payments/task-words'
import type { Notices } from '../api/notices-query'

export const noticeKinds = [
  'task',
  'hold',
  'toDo',
  'followUp',
  'overdue',
  'paid',
  'refund',
  'client',
  'view',
] as const
type NoticeKind = (typeof noticeKinds)[number]

/** Holds are listed from so long before they end. */
const holdNewsMs = 24 * 3_600_000

/** A notice as the bell shows it; its id changes when there is news. */
export interface NoticeLine {
  readonly id: string
  readonly kind: NoticeKind
  /** The trip or the client that it is about; a task may be about neither. */
  readonly about: ItineraryId | ClientId | undefined
  /** When it became news; undefined for refunds, which are news until they are sent. */
  readonly at?: Date | undefined
  readonly title: string
  readonly text: string
  readonly note: string
}

/**
 * The notices in words, most urgent first: disputes and the like, holds, what is to be done, payments
 * received, what we owe, what we are owed, who looks.
 */
export function noticeLines(
  { holds, overdue, paid, refunds, assigned, tasks, toDo, followUps, views }: Notices,
  now: Date,
): NoticeLine[] {
  return [
    ...tasks.map((task): NoticeLine => {
      const { id, itineraryId, itineraryName, clientName, state, at } = task
      return {
        id: `task ${id} ${state}`,
        kind: 'task',
        about: itineraryId,
        title: itineraryName,
        at: new Date(at),
        text: taskTitle(task),
        note: clientName ?? 'No client',
      }
    }),
    ...holds.map(({ itineraryId, itineraryName, clientName, until }): NoticeLine => {
      const msLeft = Date.parse(until) - now.getTime()
      return {
        id: `hold ${itineraryId} ${until}`,
        kind: 'hold',
        about: itineraryId,
        title: itineraryName,
        note: clientName ?? 'No client yet',
        at: new Date(Date.parse(until) - holdNewsMs),
        text: msLeft > 0 ? `Hold expires in ${spokenDuration(msLeft)}` : 'Hold expired',
      }
    }),
    ...toDo.map(
      ({ id, title, due, itineraryId, itineraryName, clientId, clientName }): NoticeLine => ({
        id: `toDo ${id} ${due}`,
        kind: 'toDo',
        about: itineraryId ?? clientId,
        title: itineraryName ?? clientName ?? 'Task',
        at: zonedInstant(due, 0, accountZone()),
        text: `Due ${due < todayHere(now) ? shortDate(due) : 'today'}: ${title}`,
        note: itineraryId === undefined ? 'Task' : (clientName ?? 'No client yet'),
      }),
    ),
    ...followUps.map((one): NoticeLine => {
      const { kind, itineraryId, itineraryName, clientName, due, occasion } = one
      const { title, text } = followUpWording(one, todayHere(now))
      return {
        id: `followUp ${kind} ${itineraryId} ${occasion}`,
        kind: 'followUp',
        about: itineraryId,
        title: itineraryName,
        at: zonedInstant(due, 0, accountZone()),
        text: `${title}. ${text}`,
        note: clientName ?? 'No client yet',
      }
    }),
    ...paid.map(
      ({
        paymentId,
        itineraryId,
        itineraryName,
        clientName,
        amount,
        currency,
        paidAt,
        ...what
      }): NoticeLine => ({
        id: `paid ${paymentId}`,
        kind: 'paid',
        about: itineraryId,
        title: itineraryName,
        note: clientName ?? 'No client yet',
        at: paidAt === undefined ? undefined : new Date(paidAt),
        text: `${paymentLabel(what)} of ${moneyText(amount, currency)} paid`,
      }),
    ),
    ...refunds.map(
      ({
        paymentId,
        chargeId = '',
        itineraryId,
        itineraryName,
        clientName,
        amount,
        currency,
        ...why
      }): NoticeLine => ({
        id: `refund ${paymentId} ${chargeId}`.trim(),

        kind: 'refund',
        about: itineraryId,
        title: itineraryName,
        note: [clientName ?? 'No client', refundReason(why)].join('. '),
        text: why.needsConfirmation
          ? `Confirm the refund of ${moneyText(amount, currency)}`
          : `Refund ${moneyText(amount, currency)} by wire`,
      }),
    ),
    ...assigned.map(
      ({ clientId, clientName, at, by }): NoticeLine => ({
        id: `client ${clientId} ${at}`,
        kind: 'client',
        about: clientId,
        title: clientName,
        at: new Date(at),
        text: 'New client for you',
        note: `Assigned by ${by}`,
      }),
    ),
    ...views.map(
      ({ itineraryId, itineraryName, clientName, at, what }): NoticeLine => ({
        id: `view ${itineraryId} ${what}`,
        kind: 'view',
        about: itineraryId,
        title: itineraryName,
        at: new Date(at),
        text: viewWords[what],
        note: clientName ?? 'No client',
      }),
    ),
    ...overdue.map((payment): NoticeLine => {
      const { paymentId, itineraryId, itineraryName, clientName, amount, currency } = payment
      const { dueDate, overdueDays } = payment
      const days = `${overdueDays} ${overdueDays === 1 ? 'day' : 'days'} overdue`
      return {
        id: `overdue ${paymentId}`,
        kind: 'overdue',
        about: itineraryId,
        title: itineraryName,
        note: clientName ?? 'No client yet',
        at: dueDate === undefined ? undefined : zonedInstant(addDays(dueDate, 1), 0, accountZone()),
        text: `${paymentLabel(payment)} of ${moneyText(amount, currency)}, ${days}`,
      }
    }),
  ]
}

const viewWords = {
  opened: 'Opened for the first time',
  film: 'Film watched for the first time',
} as const

/** A sentence with the number of notices not listed; undefined when there are none. */
export function moreWords({
  holds,
  holdCount,
  overdue,
  overdueCount,
  refunds,
  refundCount,
}: Notices): string | undefined {
  const more =
    holdCount - holds.length + overdueCount - overdue.length + refundCount - refunds.length
  return more > 0 ? `And ${more} more in Trips and Payments` : undefined
}
