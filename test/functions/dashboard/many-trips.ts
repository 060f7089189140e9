import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { agentIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { itineraryStates } from '#shared/itinerary/states'
import type { FigureTrip } from '../../../functions/dashboard/trip-figures'

export const today = calendarDate('2027-03-15')

export const aTrip = (over: Partial<FigureTrip> = {}): FigureTrip => ({
  id: itineraryIdSchema.parse('itn_000000000001'),
  name: 'Botswana Adventure',
  state: 'quote',
  agentId: agentIdSchema.parse('agt_naledi'),
  agentName: 'Naledi Mokoena',
  clientId: undefined,
  clientName: 'Eleanor Hartley',
  proposalId: undefined,
  startDate: calendarDate('2027-07-01'),
  endDate: calendarDate('2027-07-08'),
  adults: 2,
  children: 1,
  currency: 'USD',
  sell: 1_000_00,
  paid: 0,
  margin: 200_00,
  published: undefined,
  dueDate: undefined,
  updatedAt: '2027-03-15T08:00:00.000Z',
  problems: 0,
  supplierDebts: undefined,
  ...over,
})
/** Some thousand trips of every state, currency and month, always the same. */
export function manyTrips(count: number): FigureTrip[] {
  let seed = 7
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return seed % most
  }
  return Array.from({ length: count }, (_, at) => {
    const startDate = addDays(today, next(900) - 600)
    return aTrip({
      id: itineraryIdSchema.parse(`itn_${String(at).padStart(12, '0')}`),

      state: itineraryStates[next(itineraryStates.length)] ?? 'quote',
      startDate,
      endDate: addDays(startDate, next(20)),
      currency: ['USD', 'EUR', 'ZAR'][next(3)] ?? 'USD',
      sell: next(9_000_00),
      margin: next(90_000) - 10_000,

      agentId: agentIdSchema.parse(['agt_naledi', 'agt_thabo'][next(2)]),
      updatedAt: `${addDays(today, -next(40))}T10:00:00.000Z`,
      supplierDebts: next(2) === 0 ? undefined : `KES ${next(500)} 900,ZAR 0 10`,
    })
  })
}
