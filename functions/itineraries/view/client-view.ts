import * as z from 'zod'
import { type ItineraryRecord, itineraryRecord } from '#shared/itinerary/itinerary'
import { segmentRecord } from '#shared/itinerary/segment'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'

const segment = segmentRecord.pick({
  id: true,
  type: true,
  title: true,
  description: true,
  campName: true,
  regionName: true,
  country: true,
  location: true,
  flightNumber: true,
  departureTime: true,
  arrivalTime: true,
  startDate: true,
  endDate: true,
  nights: true,
  extras: true,
  inclusions: true,
  mealBasis: true,
  featuredImage: true,
})
const room = z.object({
  name: z.string().optional(),
  adults: z.int(),
  children: z.int(),
  childrenAges: z.array(z.int()),
})
const amount = z.int()

/**
 * What a client sees of an itinerary: these fields and no others (domain.md, Who is who). No cost, no margin, no rate, no
 * problem, no hidden segment, no price of a single segment; the price is the one that they are asked to pay.
 */
export const clientItinerary = itineraryRecord
  .pick({
    id: true,
    name: true,
    state: true,
    startDate: true,
    endDate: true,
    adults: true,
    children: true,
    childrenAges: true,
    currency: true,
  })
  .extend({
    segments: z.array(segment.extend({ rooms: z.array(room) })),
    finance: z
      .object({
        currency: z.string(),
        ...{ sell: amount, deposit: amount, balance: amount, paid: amount, serviceFee: amount },
        ...{ sell_fee_credit: amount, sell_fee_ach: amount, deposit_fee_credit: amount, deposit_fee_ach: amount },
        ...{ balance_fee_credit: amount, balance_fee_ach: amount },
      })
      .optional(),
    payments: z.array(
      z.object({
        paymentId: z.string(),
        paymentType: z.string(),
        ...{ amount, serviceFee: amount },
        status: z.string(),
        dueDate: z.string().optional(),
        paidAt: z.string().optional(),
      }),
    ),
    clientName: z.string().optional(),
    agent: z.object({ fullName: z.string(), email: z.string() }),
    agencyName: z.string(),
  })
export type ClientItinerary = z.infer<typeof clientItinerary>

/** The client's view, by that list. A locked price stays, whatever suppliers charge since. */
export function clientView({ record, people }: Pick<StoredItinerary, 'record' | 'people'>): ClientItinerary {
  return clientItinerary.parse({
    ...record,
    finance: promisedFinance(record),
    segments: record.segments.filter(({ hideFromClient }) => !hideFromClient),
    clientName: people.clientData?.name,
    agent: people.user.agent,
    agencyName: people.user.agency.name,
  })
}

/** The figures the client agreed to, with payments up to date. */
function promisedFinance({ finance, locked }: ItineraryRecord): ItineraryRecord['finance'] {
  if (locked === undefined || finance === undefined) return finance
  const { paid, serviceFee } = finance
  return { ...locked.finance, paid, serviceFee }
}
