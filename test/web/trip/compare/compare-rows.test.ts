import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { type ComparedTrip, compareRows } from '../../../../web/trip/compare/compare-rows'

type Part = ComparedTrip['parts'][number]
const aPart = (named: Partial<Part> = {}): Part => ({
  kind: 'stay',
  title: 'Jao Camp',
  nights: 3,
  rooms: [],
  extras: [],
  isIncluded: true,
  ...named,
})
const aTrip = (named: Partial<ComparedTrip> = {}): ComparedTrip => ({
  startDate: calendarDate('2027-06-12'),
  endDate: calendarDate('2027-06-15'),
  adults: 2,
  children: 0,
  currency: 'USD',
  parts: [aPart()],
  ...named,
})
const priced = (total: number, more: Partial<ComparedTrip> = {}) =>
  aTrip({ price: { total }, ...more })
const cellsOf = (trips: readonly ComparedTrip[], label: string) =>
  compareRows(trips).find((row) => row.label === label)?.cells

describe('trips side by side', () => {
  test('are compared by what any of them says, and what differs is told', () => {
    const rows = compareRows([
      priced(1_000_00),
      aTrip({ price: { perPerson: 400_00 }, parts: [aPart({ title: 'Mombo Camp' })] }),
    ])
    const row = (label: string) => rows.find((one) => one.label === label)
    expect(row('Price')).toEqual({ label: 'Price', cells: ['USD 1,000.00', ''], isDifferent: true })
    expect(row('Per person')?.cells).toEqual(['USD 500.00', 'USD 400.00'])
    expect(row('Nights')?.isDifferent).toBe(false)
    expect(row('Stays')?.cells).toEqual(['Jao Camp, 3 nights', 'Mombo Camp, 3 nights'])
    expect(row('Meals')).toBeUndefined()
  })

  test('begin with the difference in price, among those that have one', () => {
    const trips = [priced(1_200_00), priced(1_000_00), aTrip()]
    expect(compareRows(trips)[0]).toEqual({
      label: 'Price difference',
      cells: ['$200.00 more', 'Lowest price', ''],
      isDifferent: true,
    })
  })

  test.each([
    ['only one has a price', [priced(1_000_00), aTrip()]],
    ['they are in two currencies', [priced(1_000_00), priced(900_00, { currency: 'EUR' })]],
  ])('have no difference in price where %s', (_what, trips) => {
    expect(cellsOf(trips, 'Price difference')).toBeUndefined()
  })

  test('say what each includes, and what it leaves to the travelers', () => {
    const trips = [
      aTrip(),
      aTrip({
        parts: [
          aPart({ mealBasis: 'Fully inclusive', extras: ['Laundry'], paidLocally: 'USD 20 a day' }),
          aPart({ kind: 'road', title: 'Maun to Jao' }),
          aPart({ kind: 'flight', title: 'Maun to Kasane' }),
          aPart({ kind: 'activity', title: 'Balloon' }),
          aPart({ kind: 'activity', title: 'Mokoro', isIncluded: false, isOffered: true }),
          aPart({ title: 'Guesthouse', isIncluded: false }),
        ],
      }),
    ]
    const second = (label: string) => cellsOf(trips, label)?.[1]
    expect(second('Meals')).toBe('Fully inclusive')
    expect([second('Flights'), second('Transfers')]).toEqual(['1', '1'])
    expect(second('Activities')).toBe('Balloon\nMokoro (optional extra)')
    expect(second('Extras')).toBe('Laundry')
    expect(second('Not included')).toBe('Guesthouse\nJao Camp: USD 20 a day, paid locally')
    expect(cellsOf([aTrip(), aTrip()], 'Not included')).toBeUndefined()
  })
})
