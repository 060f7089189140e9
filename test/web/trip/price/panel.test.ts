import { describe, expect, test } from 'vitest'
import { ownSupplierCode } from '#shared/ids/own-supplier'
import { itineraryStates } from '#shared/itinerary/states'
import { ratesText } from '../../../../web/features/itinerary-edit/components/price/PriceBody'
import { dueDates } from '../../../../web/features/itinerary-edit/components/price/use-due-dates'
import { lifeLine } from '../../../../web/features/itinerary-edit/components/status/StatusCard'
import { mergeWords } from '../../../../web/features/itinerary-edit/components/TripEditing'
import { fieldLabel, fieldText } from '../../../../web/trip/edits/field-words'
import { permissionOf, segmentPermission } from '../../../../web/trip/edits/may-change'
import { leaveWords, saveWords } from '../../../../web/trip/edits/save-words'
import { outcomeOf } from '../../../../web/trip/life/work-outcome'
import { defaultRates, rateRows } from '../../../../web/trip/price/rate-rows'
import { aTrip, editsOf, flight, jao, pricing } from '../builders'

describe('the rates of the panel', () => {
  const rows = (over = {}, agency = pricing) =>
    rateRows(aTrip(over), { context: agency, settings: { airRate: 15 } })

  test('stand within their limits, with the default that the agency set', () => {
    expect(rows().find(({ name }) => name === 'air')).toMatchObject({
      label: 'Air',
      value: 20,
      min: 0,
      max: 50,
      usual: 15,
    })
    expect(
      rows({}, { ...pricing, agencyFlags: ['highDepositMargin'] as never }).find(
        ({ name }) => name === 'deposit',
      )?.max,
    ).toBe(50)
  })

  test('have defaults of their own for a first-party agency', () => {
    expect(
      defaultRates({ context: { ...pricing, agencyCode: 'ITR006' }, settings: {} }),
    ).toMatchObject({
      land: 3,
      dmc: 20,
    })
  })

  test('leave rack idle while nothing is rack priced', () => {
    const isIdle = (over = {}) => rows(over).find(({ name }) => name === 'rack')?.isIdle
    expect(isIdle()).toBe(true)
    expect(isIdle({ model: 'rack', segments: [{ ...jao, rspAmount: '95000.00' }] })).toBe(false)
  })
})

describe('due dates', () => {
  const finance = { sell: 100, deposit: 40, balance: 60 } as never
  const of = (startDate: string) =>
    dueDates({
      finance,
      startDate: startDate as never,
      today: '2026-11-20' as never,
      leadDays: undefined,
    })

  test('are today and 84 days before the start, or one of today when that is past', () => {
    expect(of('2027-06-12')).toMatchObject({
      deposit: '2026-11-20',
      balance: '2027-03-20',
      isOne: false,
    })
    expect(of('2026-12-01')).toMatchObject({
      deposit: '2026-11-20',
      balance: '2026-11-20',
      isOne: true,
    })
  })

  test('are none once payments are asked for, which have days of their own', () => {
    const asked = {
      finance,
      startDate: '2027-06-12' as never,
      today: '2026-11-20' as never,
      leadDays: undefined,
    }
    expect(dueDates({ ...asked, isOpen: false })).toEqual({
      deposit: undefined,
      balance: undefined,
      payments: [],
      isOne: false,
    })
  })
})

describe('the line of life', () => {
  test('shows only states at rest, with the place that is reached', () => {
    expect(lifeLine('provisional').map(({ place }) => place)).toEqual([
      'done',
      'done',
      'now',
      'ahead',
      'ahead',
    ])
    expect(lifeLine('quoting').map(({ place }) => place)).toEqual([
      'done',
      'next',
      'ahead',
      'ahead',
      'ahead',
    ])
    expect(lifeLine('draft')[0]).toMatchObject({ label: 'Draft', place: 'now' })
  })

  test('has a place for every state, and none reached off the line', () => {
    for (const state of itineraryStates) {
      const reached = lifeLine(state).filter(
        ({ place }) => place === 'now' || place === 'next',
      ).length
      expect(reached).toBe(state === 'unknown' || state === 'cancelled' ? 0 : 1)
    }
  })
})

describe('what may be changed', () => {
  test('is nothing once cancelled, and no price once it is locked', () => {
    expect(permissionOf(aTrip({ state: 'cancelled' }))).toMatchObject({
      details: false,
      price: false,
      stays: false,
    })
    const locked = aTrip({ state: 'provisional', flags: ['genpay'], finance: aFinance })
    expect(permissionOf(aTrip())).toMatchObject({ details: true, client: true })
    expect(permissionOf(aTrip({ state: 'saved' }))).toMatchObject({ details: true, client: false })
    expect(permissionOf(locked)).toMatchObject({
      details: true,
      price: false,
      stays: false,
      isLocked: true,
    })
    expect(segmentPermission(locked, jao)).toEqual({
      edit: false,
      price: false,
      details: true,
      remove: false,
    })
  })

  test('goes by the kind of segment', () => {
    const held = aTrip({ state: 'provisional' })
    expect(segmentPermission(held, flight)).toEqual({
      edit: false,
      price: false,
      details: false,
      remove: false,
    })
    expect(segmentPermission(held, { ...flight, type: 'service' }).remove).toBe(true)
    expect(segmentPermission(aTrip(), flight)).toEqual({
      edit: true,
      price: true,
      details: true,
      remove: true,
    })
    expect(segmentPermission(aTrip(), jao).edit).toBe(false)
    expect(segmentPermission(aTrip(), { ...jao, supplierCode: ownSupplierCode }).edit).toBe(true)
  })
})

const aFinance = {
  currency: 'USD',
  sell: 1,
  sellingPrice: 1,
  deposit: 1,
  deposit_fee_credit: 0,
  deposit_fee_ach: 0,
  sell_fee_credit: 0,
  sell_fee_ach: 0,
  balance: 0,
  balance_fee_credit: 0,
  balance_fee_ach: 0,
  paid: 0,
  serviceFee: 0,
  discount: 0,
  customPriceAdjustment: 0,
  customPriceAdjustmentFee: 0,
}

describe('words', () => {
  test('say whether everything is stored', () => {
    const rest = { base: aTrip(), pending: {}, refusal: undefined, conflict: undefined }
    const pending = editsOf({ discount: [0, 1] })
    expect(saveWords(rest, '10:18').text).toBe('Saved 10:18')
    expect(saveWords({ ...rest, pending }, '10:18').text).toBe('Saving…')
    expect(
      saveWords({ ...rest, pending, refusal: { kind: 'failed', message: 'No.' } }, '').text,
    ).toBe('Not saved: No.')
    expect(saveWords({ ...rest, pending, refusal: { kind: 'away' } }, '').tone).toBe('away')
  })

  test('ask before leaving only while something cannot be stored', () => {
    const pending = editsOf({ discount: [0, 1] })
    const away = { kind: 'away' } as const
    expect(leaveWords({ pending, refusal: undefined, conflict: undefined })).toBeUndefined()
    expect(leaveWords({ pending: {}, refusal: away, conflict: undefined })).toBeUndefined()
    expect(leaveWords({ pending, refusal: away, conflict: undefined })).toMatch(
      /^1 change isn’t saved yet\. It stays/,
    )
    const both = editsOf({ discount: [0, 1], name: ['One', 'Two'] })
    expect(leaveWords({ pending: both, refusal: away, conflict: undefined })).toMatch(
      /^2 changes aren’t .* They stay/,
    )
  })

  test('say what came of the work', () => {
    expect(outcomeOf(aTrip()).text).toBe('The quote for Botswana Adventure is ready.')
    expect(outcomeOf(aTrip({ problems: [{ code: 'gap', message: '' }] })).text).toContain(
      'with 1 problem to fix',
    )
    expect(outcomeOf(aTrip({ state: 'unknown' }))).toMatchObject({ tone: 'error' })
  })

  test('say what a merge did', () => {
    expect(mergeWords({ kept: 1, lost: [] })).toBe(
      'A colleague updated this itinerary. Your change was reapplied.',
    )
    expect(mergeWords({ kept: 0, lost: ['segments.s1.chargeable'] })).toContain(
      '1 change to a deleted item',
    )
  })

  test('name fields and their values', () => {
    const trip = aTrip()
    expect(fieldLabel('rates.dmc', trip)).toBe('DMC rate')
    expect(fieldLabel('segments.s1.sellOverride', trip)).toBe('Jao Camp: manual sell price')
    expect(fieldLabel('segment:s2', trip)).toBe('Jao to Mombo')
    expect(fieldText('rates.dmc', 3, trip)).toBe('3%')
    expect(fieldText('discount', 150_000, trip)).toBe('$1,500.00')
    expect(fieldText('segments.s1.arrangedBy', 'Agent', trip)).toBe('self-arranged')
    expect(fieldText('segments.s1.sellOverride', null, trip)).toBe('none')
    expect(fieldText('segment:s1', null, trip)).toBe('removed')
    expect(fieldText('segment:s1', jao, trip)).toBe('Jun 15 – 18, 3 nights')
    expect(fieldText('client', null, trip)).toBe('no client')
  })

  test('name the exchange rates in use', () => {
    expect(ratesText(aTrip())).toBe('Exchange rates: ZAR 18.0 per USD, Jan 10, 2027.')
    expect(ratesText(aTrip({ segments: [flight] }))).toBeUndefined()
  })
})
