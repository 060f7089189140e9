import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { addressOf } from '#shared/rate-sheets/cells'
import { rateRowsOf } from '#shared/rate-sheets/rate-rows'
import { readBook } from '#shared/rate-sheets/read-sheet'
import { traceRates } from '#shared/rate-sheets/trace-rates'
import type { NightlyRule } from '#shared/rates/nightly-rule'
import { nightCost } from '#shared/rooms/night-cost'
import { one } from './corpus/sheet-case'

const readTriple = (title: string, two: string, three: string) => {
  const sheets = one(
    [
      `Kasane Inn 2027, USD, VAT incl, international, ${title}`,
      ' | 1 Jan – 31 Dec',
      `Double | ${two}`,
      `Triple | ${three}`,
    ].join('\n'),
  )
  const answers = { single: 'sharing', child: 'adult', infant: 'free' }
  const reading = readBook(sheets, { name: 'sheet', today: calendarDate('2026-11-23'), answers })
  const [room] = reading.rooms
  if (room === undefined) throw new Error('no room was read')
  return { reading, room, rows: rateRowsOf(room, reading) }
}
const guests = { adults: 3, children: 0, infants: 0, childAges: [], youngestChildAge: undefined }

test('three adults pay to the cent what the sheet says', () => {
  const cents = (amount: number) => (amount / 100).toFixed(2)
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 200_000 }),
      fc.integer({ min: 67, max: 100 }),
      fc.boolean(),
      (two, percent, isPerRoom) => {
        const all = Math.ceil((two * (isPerRoom ? 1.5 : 1) * percent) / 100)
        const basis = isPerRoom ? 'nett per room' : 'nett per person sharing'
        const { rows } = readTriple(basis, cents(two), cents(all))
        const rule = { ...rows[0], optionKey: 'KASAN' } as unknown as NightlyRule
        expect(nightCost(rule, guests)).toBe(isPerRoom ? all : all * 3)
      },
    ),
    { numRuns: 40 },
  )
})

test('what a third adult adds is traced to the price of three', () => {
  const { reading, room } = readTriple('nett per person sharing', '700', '600')
  const [traced] = traceRates(room, reading).filter(({ label }) => label.includes('above two'))
  expect(traced).toMatchObject({
    label: 'Each adult above two, by each of three adults',
    value: '400.00',
    text: '600',
  })
  expect(traced?.place && addressOf(traced.place)).toBe('B4')
})

test.each([
  ['nett per person sharing', '700', '1800', ['tripleRoom', 'leave']],
  ['nett per person sharing', '700', '750', ['leave']],
  ['nett per room', '700', '300', ['triple', 'leave']],
])('a price for three that can’t be what its words say is asked about (%s, %s, %s)', (...row) => {
  const [title, two, three, options] = row
  const { reading, rows } = readTriple(title, two, three)
  const open = reading.questions.filter(({ answer }) => answer === undefined)
  expect(open.map(({ options: some }) => some.map(({ value }) => value))).toEqual([options])
  expect(rows).toEqual([])
})

test('what three adults pay is asked once it is known that a line is theirs, and holds its season back until then', () => {
  const sheets = one(
    [
      'Kasane Inn 2027, USD, VAT incl, international, nett per person sharing',
      ' | 1 Jan – 31 Dec',
      'Tent | 1000',
      'Triple Tent | 2800',
    ].join('\n'),
  )
  const readWith = (answers: Readonly<Record<string, string>>) =>
    readBook(sheets, { name: 'sheet', today: calendarDate('2026-11-23'), answers })
  const before = readWith({})
  const [open] = before.questions.filter(({ id }) => id.startsWith('triple '))
  expect(open).toBeDefined()
  expect(before.questions.filter(({ id }) => id.startsWith('third '))).toEqual([])
  expect(before.rooms.flatMap(({ seasons }) => seasons.flatMap(({ asks }) => asks))).toContain(
    open?.id,
  )
  const after = readWith({ [open?.id ?? '']: 'guests' })
  expect(after.questions.filter(({ id }) => id.startsWith('third '))).toHaveLength(1)
})
