import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { addressOf } from '#shared/rate-sheets/cells'
import { periodsOf } from '#shared/rate-sheets/read-periods'
import { readBook } from '#shared/rate-sheets/read-sheet'
import { readSupplement } from '#shared/rate-sheets/read-supplements'
import { traceRates } from '#shared/rate-sheets/trace-rates'
import { one } from './corpus/sheet-case'

const forms = { start: calendarDate('2027-01-01'), isMonthFirst: false }
const sheet = (note: string) =>
  one(
    [
      'Ntaba Lodge nett 2027, USD per person sharing, VAT incl., international',
      ' | 1 Jan – 31 Dec',
      'Suite | 700',
      note,
    ].join('\n'),
  )
const usual = { single: 'sharing', child: 'adult', infant: 'free' }
const read = (note: string, answers: Readonly<Record<string, string>> = {}) =>
  readBook(sheet(note), {
    name: 'sheet',
    today: calendarDate('2026-11-23'),
    answers: { ...usual, ...answers },
  })

test('raised rates are traced to their cell and to the note', () => {
  const reading = read('Christmas supplement 10% on all rates 24 Dec – 26 Dec')
  const [room] = reading.rooms
  if (room === undefined) throw new Error('no room was read')
  const rates = traceRates(room, reading).filter(({ label }) => label === 'Per person sharing')
  const cells = rates.map(({ season, from, value, place, because }) => [
    season,
    from,
    value,
    place && addressOf(place),
    because.map(addressOf).includes('A4'),
  ])
  expect(cells).toEqual([
    ['', '2027-01-01', '700.00', 'B3', false],
    ['Christmas supplement, 10%', '2027-12-24', '770.00', 'B3', true],
  ])
})

test('nothing is published while a supplement is open', () => {
  const note = 'Christmas supplement 10% 24 Dec – 2 Jan'
  const id = `note ${note}`
  const opened = read(note)
  const open = opened.questions.filter(({ answer }) => answer === undefined)
  expect(open.map((question) => [question.id, question.options.map(({ label }) => label)])).toEqual(
    [[id, ['Yes, on all rates', 'Yes, and the first nights, Jan 1 – 2', 'Leave it out']]],
  )
  expect(opened.rooms.flatMap(({ seasons }) => seasons.map(({ asks }) => asks))).toEqual([[id]])
  const periods = (answer: string) =>
    read(note, { [id]: answer }).rooms[0]?.seasons.flatMap((season) =>
      season.raise === undefined ? [] : season.periods.map(({ from }) => from),
    )
  expect(periods('all')).toEqual(['2027-12-24'])
  expect(periods('each')).toEqual(['2027-01-01', '2027-12-24'])
  expect(periods('none')).toEqual([])
})

describe('a supplement in percent', () => {
  test.each([
    'Credit card surcharge 5%',
    'Weekend supplement 10%',
    'Single supplement 30%',
    'Christmas supplement USD 100',
    'Festive supplement 10% for stays of 3 nights',
    'Festive supplement 10%, children exempt',
  ])('is none in “%s”', (text) => {
    expect(readSupplement(text, forms)).toBeUndefined()
  })
})

test.each([
  ['20 Dec – 5 Jan each year', '2027-01-01', ['2027-01-01 2027-01-05', '2027-12-20 2028-01-05']],
  ['Festive (20 Dec – 5 Jan every year)', '2027-11-01', ['2027-12-20 2028-01-05']],
  ['1 Jul – 31 Aug annually', '2027-01-01', ['2027-07-01 2027-08-31']],
])('“%s” from %s', (text, start, periods) => {
  const found = periodsOf(text, { start: calendarDate(start), isMonthFirst: false })
  expect(found.periods.map(({ from, to }) => `${from} ${to}`)).toEqual(periods)
  expect(found.name).not.toMatch(/year|annual/)
})
