import type { AutomaticMail, TripMailKind } from '#shared/api/agency-shapes'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { type ItineraryRecord, itineraryRecord } from '#shared/itinerary/itinerary'
import { paymentRecord } from '#shared/itinerary/payments'
import type { TripMail } from '../data/mail/trip-mails'
import type { AgencyRecord } from '../data/people/agency-records'
import { agencyFees } from '../data/people/people'
import type { ReminderLine } from '../payments/jobs/reminder-mail'

const [depositAmount, balanceAmount, keptAmount] = [250_000, 750_000, 100_000]

interface Sample {
  readonly agency: Pick<AgencyRecord, 'id' | 'currency' | 'model' | 'fees'>
  readonly today: CalendarDate
}

/**
 * A trip of nobody, in the state that a mail tells of: its deposit is paid, and once it is cancelled a
 * part of that is kept. For an agency to see what its clients will get.
 */
export function sampleTrip(about: AutomaticMail, { agency, today }: Sample): ItineraryRecord {
  const isCancelled = about === 'cancellation'
  const paidAt = `${today}T09:00:00.000Z`
  const deposit = paymentRecord.parse({
    paymentId: 'pay_sample1',
    paymentType: 'deposit',
    paymentMethod: 'credit',
    amount: depositAmount,
    serviceFee: 0,
    status: 'Paid',
    paidAt,
    receiptNumber: `REC-${today.slice(0, 4)}-0001`,
    ...(isCancelled && {
      retained: { amount: keptAmount, serviceFee: 0 },
      refund: { status: 'Pending', amount: depositAmount - keptAmount, at: paidAt },
    }),
  })
  const balance = paymentRecord.parse({
    paymentId: 'pay_sample2',
    paymentType: 'balance',
    amount: balanceAmount,
    serviceFee: 0,
    status: 'Pending',
    dueDate: addDays(today, 60),
  })
  return itineraryRecord.parse({
    id: 'itn_sample01',
    agencyId: agency.id,
    agentId: 'agt_sample01',
    clientId: 'cli_sample01',
    name: 'Botswana Adventure',
    state: isCancelled ? 'cancelled' : 'confirmed',
    version: 1,
    rates: agencyFees(agency),
    currency: agency.currency,
    model: agency.model,
    startDate: addDays(today, 120),
    endDate: addDays(today, 129),
    adults: 2,
    children: 1,
    childrenAges: [9],
    bookingReference: 'B1234',
    segments: [],
    spotRates: { USD: '1' },
    payments: isCancelled ? [deposit] : [deposit, balance],
    createdDate: paidAt,
    updatedAt: paidAt,
  })
}

/** What the outbox would hold of it. */
export function sampleMail(about: TripMailKind, trip: ItineraryRecord): TripMail {
  const { agencyId, id: itineraryId, clientId, updatedAt: at } = trip
  const [deposit] = trip.payments
  if (clientId === undefined || deposit === undefined) throw new Error('The sample has no client')
  const place = { agencyId, itineraryId, clientId, at }
  const { paymentId, amount } = deposit
  switch (about) {
    case 'payment':
      return { trip: about, ...place, paymentId }
    case 'refund':
      return { trip: about, ...place, paymentId, amount: amount - keptAmount }
    case 'confirmation':
    case 'cancellation':
      return { trip: about, ...place }
  }
}

/** Its balance, a week before it is due or three days after. */
export function sampleReminder(
  about: 'reminder' | 'overdue',
  { name, currency }: ItineraryRecord,
  { agentName, today }: { readonly agentName: string; readonly today: CalendarDate },
): ReminderLine {
  return {
    itineraryName: name,
    agentName,
    paymentType: 'balance',
    amount: balanceAmount,
    currency,
    dueDate: addDays(today, about === 'reminder' ? 7 : -3),
  }
}
