import { describe, expect, test } from 'vitest'
import { stayOffers, type UndatedStay } from '#shared/calendar/stay-offers'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import type { NightlyRule } from '#shared/rates/nightly-rule'

const first = calendarDate('2026-12-01')
const nights = Array.from({ length: 6 }, (_, day) => addDays(first, day))
const aRule = (named: Partial<NightlyRule> = {}): NightlyRule => ({
  optionKey: 'JAO-TENT',
  from: '2026-01-01',
  to: '2028-12-31',
  currency: 'USD',
  perPerson: true,
  twinRate: '500.00',
  ...named,
})
const aStay = (named: Partial<UndatedStay> = {}): UndatedStay => ({
  nights: 2,
  rooms: [{ optionKey: 'JAO-TENT', adults: 2, children: 0 }],
  rules: [aRule()],
  ...named,
})
const costs = (stay: UndatedStay) => stayOffers(stay, nights).map((offer) => offer?.costAmount)

describe('what a stay costs from each arrival', () => {
  test('is known for the arrivals that have all their nights, and one offer where the rules are the same', () => {
    const offers = stayOffers(aStay(), nights)
    expect(offers).toEqual(
      Array(5).fill({ costAmount: '2000.00', rspAmount: undefined, currency: 'USD' }),
    )
    expect(new Set(offers).size).toBe(1)
  })

  test('is less for those that are early enough', () => {
    const rules = [aRule({ earlyBirdDays: 30, earlyBirdPercent: 10 })]
    const stay = aStay({ rules, bookedOn: '2026-11-03' })
    expect(costs(stay)).toEqual(['2000.00', '2000.00', '1800.00', '1800.00', '1800.00'])
    expect(costs(aStay({ rules }))).toEqual(Array(5).fill('2000.00'))
  })

  test('has a supplement where the stay has its nights', () => {
    const charges = 'Feast 50.00 per room per night from 2026-12-03 to 2026-12-03'
    expect(costs(aStay({ rules: [aRule({ charges })] }))).toEqual([
      '2000.00',
      '2050.00',
      '2050.00',
      '2000.00',
      '2000.00',
    ])
  })

  test('changes with the season, from its first night to its last, though its days carry a time', () => {
    const season = aRule({
      from: '2026-12-03T00:00:00Z',
      to: '2026-12-04T00:00:00Z',
      twinRate: '600.00',
    })
    expect(costs(aStay({ rules: [aRule(), season] }))).toEqual([
      '2000.00',
      '2200.00',
      '2400.00',
      '2200.00',
      '2000.00',
    ])
  })

  test('is none with a night that no rule prices, or that is closed', () => {
    const most = aRule({ to: '2026-12-04' })
    expect(costs(aStay({ rules: [most] }))).toEqual([
      '2000.00',
      '2000.00',
      '2000.00',
      undefined,
      undefined,
    ])
    const closed = aRule({ from: '2026-12-03', to: '2026-12-03', prov: 'C' })
    expect(costs(aStay({ rules: [aRule(), closed] }))).toEqual([
      '2000.00',
      undefined,
      undefined,
      '2000.00',
      '2000.00',
    ])
  })

  test('has the published price beside it, in the decimals of its currency', () => {
    const yen = (twinRate: string) => [aRule({ currency: 'JPY', twinRate })]
    const [offer] = stayOffers(aStay({ rules: yen('50000'), publishedRules: yen('80000') }), nights)
    expect(offer).toEqual({ costAmount: '200000', rspAmount: '320000', currency: 'JPY' })
  })

  test('shows a fault of ours as a fault, not as rooms that cannot be had', () => {
    const faulty = Object.defineProperty(aRule(), 'twinRate', {
      get: () => {
        throw new TypeError('no such rate')
      },
    })
    expect(() => stayOffers(aStay({ rules: [faulty] }), nights)).toThrow('no such rate')
  })
})
