import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  currencyWords,
  sellIn,
} from '../../../../web/features/itinerary-edit/components/price/CurrencyMenu'
import { overriddenSells } from '../../../../web/features/itinerary-edit/components/price/OverridesSection'
import { priceLockWords } from '../../../../web/features/itinerary-edit/components/price/PriceBody'
import { convertEdits, convertTrip } from '../../../../web/trip/edits/converted'
import * as step from '../../../../web/trip/edits/editor-state'
import { livePrice } from '../../../../web/trip/price/live-price'
import { quietLog, storeKinds } from '../../../support/store-kinds'
import { aQuote, tripOf, tripWorld, type World } from '../../../support/trip-world'
import { aTrip, editsOf, jao, mombo, pricing } from '../builders'

const overridden = [
  { ...jao, sellOverride: 700_000, sellOverrideReason: 'Matched a competitor' },
  mombo,
]

describe('the trip in another currency', () => {
  const [memory] = storeKinds
  let running: Awaited<ReturnType<NonNullable<typeof memory>['start']>>
  let world: World
  beforeAll(async () => {
    quietLog()
    if (memory === undefined) throw new Error('no stores')
    running = await memory.start()
    world = tripWorld(running.stores)
  })
  afterAll(() => running.stop())

  test('is to the cent what the server makes of it', async () => {
    const { id, version } = await aQuote(world)
    const patched = await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version,
      body: { discount: 12_345, customPriceAdjustment: -777, customPriceAdjustmentFee: 99 },
    })
    const trip = tripOf(patched)
    const answer = await world.call('naledi', 'POST /api/Itineraries/{id}/change-currency', {
      params: { id },
      version: trip.version,
      body: { currency: 'ZAR' },
    })
    const there = tripOf(answer)
    const here = convertTrip(trip, 'ZAR')
    expect([here.discount, here.customPriceAdjustment, here.customPriceAdjustmentFee]).toEqual([
      there.discount,
      there.customPriceAdjustment,
      there.customPriceAdjustmentFee,
    ])
    expect(sellIn(trip, 'ZAR', pricing)).toBe(there.finance?.sell)
  })

  test('is said before it is taken', () => {
    const words = currencyWords(aTrip({ discount: 100, segments: overridden }), 'ZAR', pricing)
    expect(words).toMatch(
      /^The trip will sell for ZAR\s[\d,.]+ instead of \$[\d,.]+, at its current exchange rates\./,
    )
    expect(words).toContain('The discount and 1 manual sell price are converted at the same rates.')
    expect(currencyWords(aTrip(), 'EUR', pricing)).toContain(
      'Today’s exchange rate for EUR will be used.',
    )
  })

  test('takes along what waits and what could be undone', () => {
    const zar = { ...aTrip({ version: 4, currency: 'ZAR' }) }
    const edits = editsOf({
      discount: [0, 100_00],
      name: ['Botswana Adventure', 'Kalahari'],
      'rates.land': [20, 22],
      'segments.s1.sellOverride': [null, 10_00],
    })
    expect(convertEdits(edits, { from: 'USD', trip: zar })).toEqual({
      ...edits,
      discount: { from: 0, to: 1_800_00 },
      'segments.s1.sellOverride': { from: null, to: 180_00 },
    })
    const typed = step.applyEdit(step.openTrip(aTrip()), { discount: 100_00 }, { at: 0 })
    const after = step.receiveTrip(typed, zar)
    expect(step.shownTrip(after)).toMatchObject({ currency: 'ZAR', discount: 1_800_00 })
    expect(step.shownTrip(step.undo(after)).discount).toBe(0)
    expect(step.shownTrip(step.redo(step.undo(after))).discount).toBe(1_800_00)
  })
})

describe('sells set by hand', () => {
  test('are listed with what they would be and why', () => {
    const trip = aTrip({ segments: overridden })
    const plain = aTrip({ segments: [jao, mombo] })
    expect(overriddenSells(trip, pricing)).toMatchObject([
      {
        sell: 700_000,
        computed: livePrice(plain, pricing).sells.get('s1'),
        reason: 'Matched a competitor',
      },
    ])
    expect(overriddenSells(plain, pricing)).toEqual([])
  })

  test('are compared with what is computed even while the price is locked', () => {
    const locked = aTrip({ segments: overridden, state: 'provisional', flags: ['genpay'] })
    expect(overriddenSells(locked, pricing)[0]?.computed).toBeGreaterThan(0)
  })
})

describe('a locked price', () => {
  const asked = {
    paymentId: 'pay_deposit',
    paymentType: 'deposit',
    amount: 100,
    serviceFee: 0,
  } as const
  test.each([
    ['Pending', 'To change it, clear the payments or requote.'],
    ['Paid', 'To change it, requote.'],
  ] as const)('says what opens it while a payment is %s', (status, words) => {
    const trip = aTrip({
      state: 'provisional',
      flags: ['genpay'],
      payments: [{ ...asked, status }],
    })
    expect(priceLockWords(trip)).toBe(
      `The price is locked because payments were generated. ${words}`,
    )
  })
})
