import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import type { Payment } from '#shared/itinerary/payments'
import {
  applyQuote,
  keepPaymentsOfSamePrice,
  withStayQuotes,
} from '../../../../functions/itineraries/work/apply-quote'
import type { StayQuote } from '../../../../functions/suppliers/supplier-system'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'

const now = new Date('2026-11-20T09:00:00.000Z')
const exchange = { date: calendarDate('2026-11-19'), rates: { USD: '1', ZAR: '18.0' } }
const said = (named: Partial<StayQuote> = {}): StayQuote => ({
  segmentId: 's1',
  costAmount: '90000.00',
  rspAmount: '120000.00',
  currency: 'ZAR',
  availability: 3,
  inventoryStatus: 'Draft',
  problems: [],
  ...named,
})
const full = { code: 'no-rooms', message: 'Full', segmentId: 's1' } as const

describe('a quote', () => {
  test('is priced with the newest exchange rates, or with its own where the flag lcr says so', () => {
    const record = anItinerary({
      state: 'quoting',
      flags: ['inconsistent', 'locked_incompatible', 'requote', 'xfsm'],
    })
    const quote = applyQuote(record, { answer: { stays: [said()] }, exchange, now })
    expect(quote).toMatchObject({
      state: 'quote',
      flags: ['xfsm'],
      spotRates: exchange.rates,
      exchangeDate: '2026-11-19',
      quotedAt: now.toISOString(),
      availabilityCheckedAt: now.toISOString(),
      segments: [
        { costAmount: '90000.00', rspAmount: '120000.00', currency: 'ZAR', availability: 3 },
      ],
    })
    expect(quote.locked).toBeUndefined()
    const last = applyQuote({ ...record, flags: ['lcr'] }, { answer: { stays: [] }, exchange, now })
    expect([last.spotRates, last.exchangeDate]).toEqual([record.spotRates, record.exchangeDate])
  })

  test('takes the agency’s own rates in place of the day’s, and says so', () => {
    const own = {
      currency: 'ZAR',
      rate: '19.5',
      date: calendarDate('2026-11-03'),
      reason: 'Forward',
    }
    const record = anItinerary({ state: 'quoting' })
    const quoted = (flags: typeof record.flags) =>
      applyQuote(
        { ...record, flags },
        { answer: { stays: [said()] }, exchange, now, ownRates: [own] },
      )
    expect(quoted([])).toMatchObject({
      spotRates: { USD: '1', ZAR: '19.5' },
      exchangeDate: '2026-11-19',
      ownRates: [own],
    })
    expect(quoted(['lcr']).ownRates).toBeUndefined()
    const ofTrip = { ...own, rate: '20', reason: 'For this trip' }
    const requoted = applyQuote(
      { ...record, tripRates: [ofTrip] },
      { answer: { stays: [said()] }, exchange, now, ownRates: [own] },
    )
    expect(requoted).toMatchObject({ spotRates: { ZAR: '20' }, ownRates: [ofTrip] })
  })

  test('that unlocked the price leaves it open until payments are generated again', () => {
    const record = anItinerary({ flags: ['requote', 'inconsistent'] })
    expect(
      applyQuote(record, { answer: { stays: [] }, exchange, now, isRequote: true }).flags,
    ).toEqual(['requote'])
  })

  test('has of each stay what was said of it, and its problems in place of those before', () => {
    const gap = { code: 'gap', message: 'There is a gap' } as const
    const record = anItinerary({
      segments: [aStay(), aStay({ id: 's2', costAmount: '5.00' })],
      problems: [gap, full],
    })
    const closed = { code: 'room-closed', message: 'Closed', segmentId: 's1' } as const
    const after = withStayQuotes(record, { stays: [said({ problems: [closed] })] })
    expect(after.problems).toEqual([gap, closed])
    expect(after.segments).toMatchObject([
      { costAmount: '90000.00', inventoryStatus: 'Draft' },
      { costAmount: '5.00' },
    ])
    expect(after.segments[1]).toBe(record.segments[1])
  })

  test('keeps the amount that people gave where the system has none, and loses it where there is a problem', () => {
    const record = anItinerary({
      segments: [aStay({ costAmount: '700.00', rspAmount: '900.00', currency: 'USD' })],
    })
    const none = { costAmount: undefined, rspAmount: undefined, currency: undefined }
    const amountsOf = (quote: StayQuote) => {
      const [stay] = withStayQuotes(record, { stays: [quote] }).segments
      return [stay?.costAmount, stay?.rspAmount, stay?.currency]
    }
    expect(amountsOf(said(none))).toEqual(['700.00', '900.00', 'USD'])
    expect(amountsOf(said({ ...none, problems: [full] }))).toEqual([undefined, undefined, 'USD'])
    expect(amountsOf(said({ problems: [full] }))).toEqual(['90000.00', '120000.00', 'ZAR'])
  })
})

describe('payments after a requote', () => {
  const payment = {
    paymentType: 'sell',
    amount: 1_000,
    serviceFee: 0,
    status: 'Pending',
  } as Payment
  const flags = ['genpay', 'requote'] as const
  const quoted = (payments: Payment[], sell: number) => ({
    ...anItinerary({ flags: [...flags] }),
    payments,
    finance: { sell } as NonNullable<ReturnType<typeof anItinerary>['finance']>,
  })

  test('go on where they come to the price as they stand, and lock it again', () => {
    expect(keepPaymentsOfSamePrice(quoted([payment], 1_000)).flags).toEqual(['genpay'])
    expect(keepPaymentsOfSamePrice(quoted([payment], 1_001)).flags).toEqual(flags)
    expect(keepPaymentsOfSamePrice(quoted([payment], 999)).flags).toEqual(flags)
  })

  test('of which there are none lock nothing', () => {
    expect(keepPaymentsOfSamePrice(quoted([], 0)).flags).toEqual(flags)
    expect(keepPaymentsOfSamePrice({ ...quoted([payment], 0), finance: undefined }).flags).toEqual(
      flags,
    )
  })
})
