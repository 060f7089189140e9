import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { agencyIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { ItineraryState } from '#shared/itinerary/states'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import { itineraryStore } from '../../../../functions/data/itineraries/itinerary-store'
import type { Item } from '../../../../functions/data/table/table-access'
import { demoData } from '../../../../infra/local/demo/demo-data'
import { demoItems } from '../../../../infra/local/demo/demo-items'
import { loadLives } from '../../../../infra/local/demo/load-lives'
import type { LifeStep } from '../../../../infra/local/demo/trips'
import { Died, dyingProcess } from '../../../support/dying-process'
import { type MemoryTable, memoryTable } from '../../../support/memory-table'
import { quietLog } from '../../../support/store-kinds'
import { type RoomNights, roomsSold, roomsTaken, wantedRoomNights } from './room-nights'

const marula = agencyIdSchema.parse('agy_marula')
const endsIn: Record<LifeStep, ItineraryState> = {
  quote: 'quote',
  hold: 'provisional',
  lose: 'unknown',
  ask: 'provisional',
  pay: 'confirm_requested',
  request: 'confirm_requested',
  confirm: 'confirmed',
  cancel: 'cancelled',
}
const roomless: readonly ItineraryState[] = ['estimate', 'draft', 'quote', 'unknown', 'cancelled']

let lines: string[] = []
beforeAll(() => {
  lines = quietLog()
})

/** Demo data of a month in a table, loaded on a day of it. */
async function seeded(month: string, day = '20') {
  const data = demoData(month)
  const table = memoryTable()
  const now = new Date(`${month}-${day}T08:00:00.000Z`)
  const items = demoItems(data, { passwordHash: '', now })
  await table.write(items.map((Item) => ({ Put: { Item } })))
  return { data, table, now }
}

async function tripsIn(
  table: MemoryTable,
  { lives }: ReturnType<typeof demoData>,
): Promise<ItineraryRecord[]> {
  const store = itineraryStore(table)
  const found = await Promise.all(
    lives.map(({ trip }) => store.get(marula, itineraryIdSchema.parse(trip.itineraryId))),
  )
  return found.flatMap((stored) => (stored === undefined ? [] : [stored.record]))
}

describe.each([
  ['2026-11', '20'],
  ['2027-02', '01'],
  ['2027-08', '31'],
])('demo trips that are lived in %s on day %s', (month, day) => {
  let world: Awaited<ReturnType<typeof seeded>>
  let records: ItineraryRecord[]
  let before: Map<string, RoomNights>

  beforeAll(async () => {
    world = await seeded(month, day)
    before = roomsTaken(world.table)
    expect(await loadLives(world.table)).toBe(world.data.lives.length)
    records = await tripsIn(world.table, world.data)
  }, 60_000)

  test('are each in the state that their life leads to, and together in every state at rest', () => {
    const expected = world.data.lives.map(({ trip, steps }) => {
      const made = trip.isDraft ? 'draft' : 'estimate'
      const last = steps.findLast(
        ([step]) => step !== 'ask' && (step !== 'pay' || !hasStep(steps, 'confirm')),
      )
      return [trip.itineraryId, last === undefined ? made : endsIn[last[0]]]
    })
    expect(records.map(({ id, state }) => [id, state])).toEqual(expected)
    expect(new Set(records.map(({ state }) => state)).size).toBe(8)
    expect(records.length).toBeGreaterThanOrEqual(14)
  })

  test('have figures that the pricing library gives for their amounts', () => {
    for (const { id, segments, rates, currency, spotRates, finance } of records) {
      const priced = priceItinerary({
        currency,
        rates,
        spotRates,
        segments,
        state: 'estimate',
        model: 'net',
        agencyCode: 'MAR001',
      })
      expect(finance?.sell, id).toBe(priced.finance.sell)
      expect(finance?.deposit, id).toBe(priced.finance.deposit)
    }
  })

  test('ask for what they cost: one is overdue, one late, three and more are paid in full', () => {
    const asked = records.filter(({ payments }) => payments.length > 0)
    for (const { id, payments, finance } of asked)
      expect(
        payments
          .filter(({ purpose }) => purpose === undefined)
          .reduce((sum, { amount }) => sum + amount, 0),
        id,
      ).toBe(finance?.sell)
    const today = `${month}-${day}`
    const isOpen = ({ state, payments }: ItineraryRecord) =>
      state === 'confirmed' &&
      payments.some(({ status, dueDate = '' }) => status === 'Pending' && dueDate < today)
    expect(records.filter(isOpen).map(({ id }) => id)).toEqual(['itn_oyelarankenya'])
    const inFull = asked.filter(({ payments }) => payments.every(({ status }) => status === 'Paid'))
    expect(inFull.length).toBeGreaterThanOrEqual(3)
    const cancelled = records.find(({ state }) => state === 'cancelled')
    const [deposit, ...others] = cancelled?.payments ?? []
    const fee = cancelled?.cancellationFee?.fee ?? 0
    const due = others.find(({ purpose }) => purpose === 'cancellation')?.amount ?? 0
    expect(deposit?.status).toBe('Paid')
    expect((deposit?.retained?.amount ?? 0) + due).toBe(fee)
    expect((deposit?.refund?.amount ?? 0) + fee - due).toBe(deposit?.amount)
  })

  test('hold rooms for days to come, and those of the past are over', () => {
    for (const { id, state, holdExpiry } of records)
      if (state === 'provisional')
        expect(holdExpiry?.localeCompare(world.now.toISOString()), id).toBe(1)
    const today = `${month}-${day}`
    const past = records.filter(({ endDate }) => endDate < today)
    expect(past.length).toBeGreaterThanOrEqual(6)
  })

  test('travel on any day of the month, and have done so the year before', () => {
    const today = `${month}-${day}`
    const traveling = records.filter(
      ({ startDate, endDate }) => startDate <= today && endDate >= today,
    )
    expect(traveling.map(({ state }) => state)).toContain('confirmed')
    const yearBefore = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
    const then = records.filter(({ startDate }) => startDate.slice(0, 7) <= yearBefore)
    expect(then.map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
  })

  test('take exactly their rooms from the counts, and no night is sold twice', () => {
    const live = records.filter(({ state }) => !roomless.includes(state))
    expect(roomsSold(before, roomsTaken(world.table))).toEqual(wantedRoomNights(live))
  })

  test('leave three patterns and an example on the shelf, without people, money or booking', async () => {
    const ids = world.data.lives.flatMap(({ pattern }) =>
      pattern === undefined ? [] : [pattern.itineraryId],
    )
    const states = new Map<string, ItineraryState | undefined>()
    for (const id of ids) {
      const saved = (await itineraryStore(world.table).get(marula, itineraryIdSchema.parse(id)))
        ?.record
      states.set(id, saved?.state)
      expect(saved).toMatchObject({ travelers: [], parties: [], payments: [] })
      expect(saved?.clientId).toBeUndefined()
      expect(saved?.bookingReference).toBeUndefined()
    }
    expect([...states.values()].sort()).toEqual(['example', 'saved', 'saved', 'saved'])
    expect(states.get('itn_botswanaexample')).toBe('example')
  })

  test('let two couples of one trip pay their own halves', () => {
    const shared = records.filter(({ parties }) => parties.length > 0)
    expect(shared.map(({ id, parties }) => [id, parties.map(({ name }) => name)])).toEqual([
      ['itn_lindqvisttanzania', ['Lindqvist', 'Bergström']],
    ])
    const paid = shared.flatMap(({ payments }) =>
      payments.filter(({ status }) => status === 'Paid'),
    )
    expect(paid.map(({ partyId }) => partyId)).toEqual(['p1', 'p2'])
  })

  test('are lived once', async () => {
    const items = JSON.stringify([...world.table.items()])
    expect(await loadLives(world.table)).toBe(0)
    expect(JSON.stringify([...world.table.items()])).toBe(items)
  })

  test('are not spoken of in the log', () => {
    expect(lines).toEqual([])
  })
})

test('a load that is broken off again and again ends as one that is not', async () => {
  const { table: whole } = await seeded('2026-11')
  const broken = memoryTable()
  await broken.write([...whole.items()].map((Item) => ({ Put: { Item } })))
  await loadLives(whole)
  let lived: number | undefined
  for (let call = 1; lived === undefined && call < 2_000; call += 11) {
    const process = dyingProcess({ call, when: call % 2 === 0 ? 'before' : 'after' })
    lived = await loadLives(process.table(broken)).catch((error: unknown) => {
      if (error instanceof Died) return undefined
      throw error
    })
  }
  expect(lived).toBeDefined()
  const expected = new Map(timeless(whole.items()).map((item) => [keyOf(item), item]))
  const others = timeless(broken.items()).filter(
    (item) => !isDeepStrictEqual(item, expected.get(keyOf(item))),
  )
  expect(others.map(keyOf)).toEqual([])
  expect([...broken.items()]).toHaveLength(expected.size)
})

/** The items, without what the log of a list's changes takes from the clock. */
const timeless = (items: Iterable<Item>): Item[] =>
  [...items].map((item) => {
    const { ttl: _ttl, gsi2pk: _pk, gsi2sk: _sk, ...entry } = item
    const sk = String(item.sk)
    return sk.startsWith('CHANGE#')
      ? { ...entry, sk: sk.replace(/^CHANGE#[\d:.TZ-]+#/, 'CHANGE#') }
      : item
  })

const keyOf = ({ pk, sk }: Item): string => `${pk} ${sk}`
const hasStep = (steps: readonly (readonly [LifeStep, number])[], name: LifeStep) =>
  steps.some(([step]) => step === name)
