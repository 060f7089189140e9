import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Dashboard } from '#shared/api/dashboard'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { bookablePayments } from '../support/bookable-payments'
import { onHold } from '../support/booking-world'
import { routeEngines, startTestTable } from '../support/engines'
import type { Caller, PaymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'

describe.each(routeEngines)('the dashboard, on $name', (engine) => {
  let world: PaymentWorld
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    const { table, stop } = await startTestTable(engine)
    world = await bookablePayments(table)
    return () => stop()
  })

  const seenBy = async (who: Caller, query: Record<string, string> = {}) => {
    const { body, status, text } = await world.call(who, 'GET /api/Dashboard', { query })
    if (status !== 200) throw new Error(text)
    return body as Dashboard
  }
  const stage = ({ pipeline }: Dashboard, name: string) =>
    pipeline.find((one) => one.stage === name)

  test('of an agency without a trip is all there, and empty', async () => {
    const seen = await seenBy('naledi')
    expect(seen.pipeline.map(({ trips }) => trips)).toEqual([0, 0, 0, 0, 0, 0])
    expect([seen.chase.count, seen.holds.count, seen.due.count, seen.departures.count]).toEqual([
      0, 0, 0, 0,
    ])
    expect(seen.margin.months).toHaveLength(12)
    expect(seen.exposure).toEqual([])
  })

  test('counts and sums what the trips’ own records say', async () => {
    const [held, quoted] = [
      await world.aTrip(),
      await world.aTrip({ state: 'quote', isAsked: false }),
    ]
    const seen = await seenBy('naledi')
    const [provisional, quote] = [await world.trip(held.id), await world.trip(quoted.id)]
    const sold = (record: typeof quote) => ({ [record.currency]: record.finance?.sell })
    expect(stage(seen, 'provisional')).toMatchObject({ trips: 1, sell: sold(provisional) })
    expect(stage(seen, 'quote')).toMatchObject({ trips: 1, sell: sold(quote) })
    const month = seen.margin.months.find((one) => one.month === '2027-07')
    if (month !== undefined)
      expect(month.held).toEqual({ [provisional.currency]: provisional.margins?.total })
    const dues = provisional.payments.map(({ amount, dueDate = '' }) => ({ amount, dueDate }))
    const near = dues.filter(({ dueDate }) => dueDate <= addDays(seen.today, 30))
    expect(seen.due.count).toBe(near.length)
    expect(seen.due.payments.map(({ amount }) => amount)).toEqual(near.map(({ amount }) => amount))
    expect(seen.due.behind.all).toEqual(near.length > 0 ? [held.id] : [])
    const late = near.filter(({ dueDate }) => dueDate < seen.today).length
    expect([seen.due.overdueCount, seen.due.behind.overdue?.length]).toEqual([
      late,
      Math.min(late, 1),
    ])
    const summed = [seen.due.overdue, seen.due.week, seen.due.later].flatMap((sums) =>
      Object.values(sums),
    )
    expect(summed.reduce((sum, amount) => sum + amount, 0)).toBe(
      near.reduce((sum, { amount }) => sum + amount, 0),
    )
  })

  test('1 §4: shows a hold until it ends, in its camps’ time zone, and a departure with what is missing once it is near', async () => {
    const held = await onHold(world.trips, ['HELD', '2027-07-01', '2027-07-03'])
    expect((await seenBy('naledi')).holds).toMatchObject({
      count: 1,
      soon: 0,
      behind: [held.id],
      trips: [{ id: held.id, until: held.holdExpiry, zone: 'Africa/Gaborone' }],
    })
    world.trips.pass(Date.parse(held.holdExpiry ?? '') - world.trips.now().getTime() - 3_600_000)
    expect((await seenBy('naledi')).holds.soon).toBe(1)
    const { id } = await world.aTrip({ state: 'confirmed', isAsked: false })
    expect((await seenBy('naledi')).departures.count).toBe(0)
    world.trips.pass(Date.parse('2027-06-20T12:00:00Z') - world.trips.now().getTime())
    const seen = await seenBy('naledi')
    expect(seen.holds.count).toBe(0)
    const departure = seen.departures.trips.find((trip) => trip.id === id)
    expect(departure).toMatchObject({
      startDate: calendarDate('2027-07-01'),
      travelers: { done: 0, of: 2 },
      rooms: { done: 0, of: 1 },
    })
  })

  test('is one’s own for agents, the agency’s for its lead, who may narrow it, and never another agency’s', async () => {
    await world.aTrip()
    const trips = async (...asked: Parameters<typeof seenBy>) =>
      stage(await seenBy(...asked), 'provisional')?.trips
    expect(await trips('naledi')).toBe(1)
    expect(await trips('thabo')).toBe(1)
    expect(await trips('thabo', { whose: 'mine' })).toBe(0)
    expect(await trips('imani')).toBe(0)
  })

  test('counts from the day that the caller has, and refuses a zone that there is not', async () => {
    const at = (timeZone: string) =>
      world.call('naledi', 'GET /api/Dashboard', { query: { timeZone } })
    const days = await Promise.all(
      ['Pacific/Kiritimati', 'Etc/GMT+12'].map(
        async (zone) => (await seenBy('naledi', { timeZone: zone })).today,
      ),
    )
    expect(days[0] !== days[1]).toBe(true)
    expect(await at('Africa/Nowhere')).toMatchObject({ status: 400 })
    expect((await at('Africa/Nowhere')).text).toContain('query.timeZone')
  })
})
