import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clientIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Payment } from '#shared/itinerary/payments'
import { becomeTrip, storedTrip } from '../../../support/changed-trip'
import { memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import { aQuote, refusalOf, tripWorld, type World, zuluStay } from '../../../support/trip-world'

describe('an earlier version of a trip', () => {
  let world: World
  let id: string
  /** The version of the quote. */
  let version: number
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    world = tripWorld(memoryStores())
    ;({ id, version } = await aQuote(world))
  })
  const now = async () => (await storedTrip(world, id)).record
  const become = (named: Partial<ItineraryRecord>) => becomeTrip(world, id, named)
  const patch = async (body: object) => {
    const request = { params: { id }, version: (await now()).version, body }
    expect((await world.call('naledi', 'PATCH /api/Itineraries/{id}', request)).status).toBe(200)
  }
  const restore = (to = version) =>
    world.call('naledi', 'POST /api/ItineraryHistory/{id}/restore', {
      params: { id },
      body: { version: to },
    })
  const payment = {
    paymentId: 'pay_test',
    paymentType: 'sell',
    amount: 5,
    serviceFee: 0,
    status: 'Pending',
  } as Payment

  test('brings its content back, and leaves what has happened since', async () => {
    const quoted = await now()
    const since: Partial<ItineraryRecord> = {
      state: 'unknown',
      clientId: clientIdSchema.parse('cli_eleanor'),
      published: true,
      payments: [payment],
      bookingReference: 'TMB-1',
      holdExpiry: '2026-11-23T15:00:00.000Z',
    }
    await become({ ...since, name: 'Worse', discount: 500 })
    expect((await restore()).status).toBe(200)
    const after = await now()
    expect(after).toMatchObject({
      ...since,
      name: quoted.name,
      segments: [{ id: 's1', costAmount: '90000.00' }],
    })
    expect([after.discount, after.agentId, after.createdDate]).toEqual([
      quoted.discount,
      quoted.agentId,
      quoted.createdDate,
    ])
    expect(after.version).toBe(version + 2)
    const [entry] = await world.stores.itineraries.history(
      { agency: after.agencyId, id: after.id },
      { limit: 1 },
    )
    expect(entry).toMatchObject({ action: `restored version ${version}`, by: { id: 'agt_naledi' } })
  })

  test('brings back the flags that agents set, and leaves those that say what has happened', async () => {
    await become({ flags: ['lcr', 'inconsistent'] })
    const set = (await now()).version
    await become({ flags: ['requote', 'xfsm'] })
    await restore(set)
    expect((await now()).flags).toEqual(['lcr', 'requote'])
  })

  test('that the trip holds already changes nothing', async () => {
    const answer = await restore()
    expect([answer.status, answer.headers.etag, (await now()).version]).toEqual([
      200,
      `"${version}"`,
      version,
    ])
  })

  test('with other stays is no longer what was quoted, with the same ones it is', async () => {
    await patch({ name: 'Renamed' })
    await restore()
    expect((await now()).flags).toEqual([])
    await patch({ segments: [zuluStay({ id: 's1', endDate: '2027-07-03' })] })
    await become({ flags: [] })
    await restore()
    expect((await now()).flags).toEqual(['inconsistent'])
  })

  test('of a cancelled trip comes back as it was', async () => {
    await become({ state: 'cancelled', segments: [] })
    expect((await restore()).status).toBe(200)
    expect(await now()).toMatchObject({ state: 'cancelled', flags: [], segments: [{ id: 's1' }] })
  })

  test('has its stays stand where their booking stands now, and new ones where they stood', async () => {
    const { segments } = await now()
    const [stay] = segments
    if (stay === undefined) throw new Error('It has a stay')
    const other = { ...stay, id: 's2' as typeof stay.id, inventoryStatus: 'Waitlisted' as const }
    await become({ segments: [other, stay], name: 'Two' })
    const two = (await now()).version
    await become({
      segments: segments.map((one) => ({
        ...one,
        inventoryStatus: 'Provisional',
        bookingStatus: 'provisional',
      })),
    })
    await restore(two)
    expect(
      (await now()).segments.map(({ id: of, inventoryStatus, bookingStatus }) => [
        of,
        inventoryStatus,
        bookingStatus,
      ]),
    ).toEqual([
      ['s2', undefined, undefined],
      ['s1', 'Provisional', 'provisional'],
    ])
  })

  test.each<[string, Partial<ItineraryRecord>, string, object]>([
    [
      'while its price is locked',
      { state: 'confirmed', flags: ['genpay'] },
      'itinerary.locked',
      { state: 'confirmed' },
    ],
    [
      'with other stays, in a state that protects them',
      { state: 'provisional', segments: [] },
      'itinerary.wrong-state',
      { part: 'stays' },
    ],
    [
      'in another currency than its payments have',
      { currency: 'EUR', payments: [payment], state: 'estimate' },
      'itinerary.currency-fixed',
      { isPaid: false },
    ],
  ])('is refused %s', async (_what, named, code, details) => {
    await become({ ...named, name: 'Other' })
    expect(refusalOf(await restore())).toMatchObject({ status: 409, code, details })
    expect((await now()).name).toBe('Other')
  })

  test('is refused as a whole while its price is locked, though its price is the same', async () => {
    await become({ state: 'confirmed', flags: ['genpay'], name: 'Other' })
    expect(refusalOf(await restore()).details).toEqual({ state: 'confirmed' })
  })

  test('may be had in a state that protects stays when they are the same', async () => {
    await become({ state: 'provisional', name: 'Other' })
    expect((await restore()).status).toBe(200)
  })

  test.each([99, 2_000])('that there is none of is not found: %i', async (to) => {
    expect((await restore(to)).status).toBe(404)
  })
})
