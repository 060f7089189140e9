import { describe, expect, test } from 'vitest'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { itineraryIdSchema } from '#shared/ids/ids'
import { itineraryInput } from '#shared/itinerary/itinerary'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import { costStay } from '#shared/rooms/cost-stay'
import type { ClientRow } from '../../../../functions/import/people-rows'
import { demoData } from '../../../../infra/local/demo/demo-data'
import type { DemoItinerary, DemoSegment, DemoStay } from '../../../../infra/local/demo/trips'
import { itinerariesFrom } from '../../../../infra/local/demo/trips'

const demo = demoData('2026-11')
const clientById = new Map<string, ClientRow>(
  demo.clients.map((client) => [client.clientId, client]),
)
const roomByKey = new Map(demo.roomTypes.map((room) => [room.optionKey, room]))
const points = new Set(demo.transitPoints.map(({ transitPointCode }) => transitPointCode))
const currencies: readonly string[] = Object.keys(demo.exchange.rates)

describe('demo itineraries', () => {
  test('are at least three, each for a client of the agent who made it', () => {
    expect(demo.itineraries.length).toBeGreaterThanOrEqual(3)
    for (const { itineraryId, clientId, agentId, agencyId } of demo.itineraries) {
      expect(itineraryIdSchema.safeParse(itineraryId).success).toBe(true)
      expect(clientById.get(clientId)).toMatchObject({ agentId })
      expect(demo.agents.find((agent) => agent.agentId === agentId)).toMatchObject({ agencyId })
    }
  })

  test.each(demo.itineraries.map((trip) => [trip.name, trip] as const))(
    'could be sent: %s',
    (_name, trip) => {
      expect(itineraryInput.safeParse(inputOf(trip)).error).toBeUndefined()
      for (const segment of trip.segments) {
        if (segment.type === 'stay')
          expect(segment.rooms.filter(({ optionKey }) => !roomByKey.has(optionKey))).toEqual([])
        else {
          expect(points).toContain(segment.travelHubCode)
          if (segment.currency !== undefined) expect(currencies).toContain(segment.currency)
        }
      }
    },
  )

  test.each(demo.itineraries.map((trip) => [trip.name, trip] as const))(
    'has rooms and rates for all of %s',
    (_name, trip) => {
      for (const stay of staysOf(trip)) {
        expect(costOf(stay).amount).toBeGreaterThan(0)
        for (const { optionKey } of stay.rooms) {
          const counts = demo.allotments.filter(
            (one) => one.optionKey === optionKey && one.month === stay.startDate.slice(0, 7),
          )
          expect(counts[0]?.days[stay.startDate.slice(8)], optionKey).not.toBe(0)
        }
      }
    },
  )

  test('price the Hartley trip at the figures that the drawings show, at their exchange rates', () => {
    const trip = demo.itineraries[0]
    if (trip === undefined) throw new Error('No trips')
    const settings = demo.agencies[0]?.pricingSettings
    const priced = priceItinerary({
      currency: trip.currency,
      state: 'estimate',
      model: 'net',
      agencyCode: 'MAR001',
      rates: { land: settings?.landRate, air: settings?.airRate },
      spotRates: { ...demo.exchange.rates, ZAR: '16.4401', BWP: '13.6708' },
      segments: trip.segments.map((segment, index) => ({ id: `s${index}`, ...amountsOf(segment) })),
    })
    expect(priced.margins.total).toBeGreaterThan(0)
    expect(priced.finance.sell).toBe(10_543_102)
  })

  test('move with the month they are seeded in', () => {
    const [first, moved] = ['2026-11', '2028-01'].map(
      (month) => itinerariesFrom(calendarMonthSchema.parse(month))[0],
    )
    expect([first?.startDate, first?.endDate]).toEqual(['2027-06-12', '2027-06-25'])
    expect([moved?.startDate, moved?.endDate]).toEqual(['2028-08-12', '2028-08-25'])
  })
})

const staysOf = ({ segments }: DemoItinerary) =>
  segments.filter((segment): segment is DemoStay => segment.type === 'stay')

function costOf({ startDate, endDate, rooms }: DemoStay) {
  const keys = new Set(rooms.map(({ optionKey }) => optionKey))
  const own = <T extends { optionKey: string }>(list: readonly T[]) =>
    list.filter(({ optionKey }) => keys.has(optionKey))
  return costStay({
    startDate,
    endDate,
    rooms,
    roomTypes: own(demo.roomTypes),
    rules: own(demo.rateRules),
  })
}

function amountsOf(segment: DemoSegment) {
  if (segment.type !== 'stay') return segment
  const { amount, currency } = costOf(segment)
  return { type: 'stay', arrangedBy: 'DMC', costAmount: (amount / 100).toFixed(2), currency }
}

function inputOf({
  clientId,
  name,
  currency,
  startDate,
  endDate,
  adults,
  children,
  childrenAges,
  segments,
}: DemoItinerary) {
  const trip = { adults, children, childrenAges, startDate, endDate, segments, state: 'estimate' }
  return { clientId, name, currency, startDate, endDate, itinerary: trip }
}
