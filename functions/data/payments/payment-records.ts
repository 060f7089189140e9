import { type ListedPayment, listedPayment } from '#shared/api/payment-shapes'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import type { Payment } from '#shared/itinerary/payments'
import { isStillAskedFor } from '#shared/payments/payable-payment'
import { paymentStanding } from '#shared/payments/payment-standing'
import { nextReminder } from '#shared/payments/reminder-dates'
import { tripStage } from '#shared/payments/trip-stage'
import type { StoredItinerary } from '../itineraries/itinerary-records'
import { listChangeWrite } from '../lists/list-changes'
import type { PlannedWrite } from '../table/commit'
import { duePlace, paymentKey, paymentsDue, paymentsOfAgency } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import { type Item, itemKey } from '../table/table-access'

type Trip = Pick<StoredItinerary, 'record' | 'people'>

/**
 * The lines that an itinerary's payments have of their own: for lists over all trips, for reminders
 * by day, and to find the trip of a payment. They are made from the itinerary alone and written
 * with it, so they cannot disagree with it.
 */
export function paymentWrites(before: Trip | undefined, after: Trip): PlannedWrite[] {
  const was = new Map(
    (before === undefined ? [] : paymentItems(before)).map((item) => [item.pk, item]),
  )
  const now = paymentItems(after)
  const keptKeys = new Set(now.map(({ pk }) => pk))
  const items = now.filter((item) => !isSame(item, was.get(item.pk)))
  const removedItems = [...was.values()].filter(({ pk }) => !keptKeys.has(pk))
  if (items.length === 0 && removedItems.length === 0) return []
  const { agencyId, id, version } = after.record
  return [
    ...items.map((Item) => ({ write: { Put: { Item } } })),
    ...removedItems.map((item) => ({ write: { Delete: { Key: itemKey(item) } } })),
    listChangeWrite({
      agencyId,
      list: 'payments',
      id,
      version,
      items,
      gone: removedItems.map((item) => paymentIn(item).paymentId),
    }),
  ]
}

const isSame = (one: Item, other: Item | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export const paymentItems = (trip: Trip): Item[] =>
  trip.record.payments.map((payment) => paymentItem(trip, payment))

function paymentItem(trip: Trip, payment: Payment): Item {
  const { agencyId, updatedAt } = trip.record
  const listed = listedPaymentOf(trip, payment)
  const { paymentId, dueDate, paidAt } = listed
  const standing = paymentStanding(listed)
  const day = standing === 'paid' ? (paidAt ?? updatedAt) : (dueDate ?? '9999-12-31')
  const from = calendarDateSchema.parse(updatedAt.slice(0, 10))
  const reminder =
    isToBeReminded(listed) && dueDate !== undefined ? nextReminder(dueDate, from) : undefined
  return {
    ...paymentKey(agencyId, paymentId),
    gsi1pk: paymentsOfAgency(agencyId),
    gsi1sk: `${isForPerson(payment) ? 'hand' : standing}#${day}#${paymentId}`,
    ...(reminder === undefined ? {} : duePlace(paymentsDue, { at: reminder.date, id: paymentId })),
    agencyId,
    listed,
  }
}

/** Whether a person has to send money back. Such lines come first. */
const isForPerson = ({ refund }: Payment): boolean =>
  refund?.task !== undefined && refund.status !== 'Paid'

/**
 * Whether a payer is to be reminded: nothing came in, nothing is under way, and the trip can be
 * paid for.
 */
export const isToBeReminded = ({
  status,
  state,
  purpose,
  partyCancelled,
  writtenOff,
}: Pick<
  ListedPayment,
  'status' | 'state' | 'purpose' | 'partyCancelled' | 'writtenOff'
>): boolean =>
  (status === 'Pending' || status === 'Error') &&
  isStillAskedFor({ purpose, partyCancelled, writtenOff }, state)

function listedPaymentOf({ record, people }: Trip, payment: Payment): ListedPayment {
  const { id, name, state, agentId, clientId, startDate, endDate, currency, parties } = record
  const {
    paymentId,
    paymentType,
    purpose,
    partyCancelled,
    writtenOff,
    restOf,
    paymentMethod,
    status,
    amount,
    serviceFee,
    dueDate,
    paidAt,
    receiptNumber,
    partyId,
    refund,
  } = payment
  return {
    paymentId,
    itineraryId: id,
    itineraryName: name,
    state,
    agentId,
    clientId,
    startDate,
    endDate,
    currency,
    agentName: people.user.agent.fullName,
    clientName: people.clientData?.name,
    paymentType,
    purpose,
    partyCancelled,
    writtenOff: writtenOff?.at,
    restOf,
    paymentMethod,
    status,
    amount,
    serviceFee,
    paidAt,
    receiptNumber,
    partyId,
    dueDate: dueDate === undefined ? undefined : calendarDateSchema.parse(dueDate),
    partyName: parties.find((party) => party.id === partyId)?.name,
    stage: tripStage(record) ?? 'paid_in_full',
    refund:
      refund === undefined
        ? undefined
        : {
            status: refund.status,
            amount: refund.amount,
            sent: refund.sent,
            needsConfirmation: refund.needsConfirmation,
          },
  }
}

/** The line of an item. */
export function paymentIn({ pk, sk, listed }: Item): ListedPayment {
  return parseRecord(listedPayment, { pk, sk, ...(typeof listed === 'object' ? listed : {}) })
}
