import * as z from 'zod/mini'
import { type ItinerarySummary, itinerarySummary } from '#shared/api/itinerary-summary'
import { financeSchema } from '#shared/itinerary/figures'
import type { Trip } from '../../../../web/trip/page/trip'
import { aTrip } from '../../trip/builders'

/** A trip as the list has it; say only what matters. */
export const aLine = (over: object = {}): ItinerarySummary =>
  itinerarySummary.parse({
    id: 'itn_hartley',
    name: 'Botswana Adventure',
    state: 'provisional',
    agentId: 'agt_naledi',
    agentName: 'Naledi Mokoena',
    clientId: 'cli_hartley',
    clientName: 'Eleanor Hartley',
    startDate: '2027-06-15',
    endDate: '2027-06-21',
    adults: 2,
    children: 1,
    currency: 'USD',
    sell: 2_500_000,
    paid: 1_250_000,
    deposit: 1_250_000,
    margin: 450_000,
    stage: 'balance',
    bookingReference: 'WND-M5SLT5UJ',
    problems: 0,
    version: 4,
    createdDate: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...over,
  })

const payment = { paymentMethod: 'wire', serviceFee: 0, status: 'Pending' } as const

const nothing = Object.fromEntries(
  Object.keys(z.omit(financeSchema, { currency: true }).shape).map((name) => [name, 0]),
)

/** A trip of USD 20,000.00 with a deposit and a balance still to come. */
export const aTripToPay = (over: Parameters<typeof aTrip>[0] = {}): Trip =>
  aTrip({
    state: 'provisional',
    finance: financeSchema.parse({
      ...nothing,
      currency: 'USD',
      deposit: 1_200_000,
      balance: 800_000,
      sell: 2_000_000,
    }),
    payments: [
      {
        ...payment,
        paymentId: 'pay_deposit',
        paymentType: 'deposit',
        amount: 1_200_000,
        dueDate: '2026-12-01',
      },
      {
        ...payment,
        paymentId: 'pay_balance',
        paymentType: 'balance',
        amount: 800_000,
        dueDate: '2027-03-01',
      },
    ],
    ...over,
  })
