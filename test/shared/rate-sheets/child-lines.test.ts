import { expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { addressOf } from '#shared/rate-sheets/cells'
import { rateRowsOf } from '#shared/rate-sheets/rate-rows'
import { readBook } from '#shared/rate-sheets/read-sheet'
import { traceRates } from '#shared/rate-sheets/trace-rates'
import { readChildBands } from '#shared/rates/child-bands'
import { one } from './corpus/sheet-case'

const readLines = (...lines: string[]) => {
  const sheets = one(
    [
      'Ruckomechi Camp nett 2027, USD per person sharing, VAT incl., international',
      ' | 1 Jan – 31 Dec',
      'Tent | 700',
      'Single | 900',
      ...lines,
    ].join('\n'),
  )
  const today = calendarDate('2026-11-23')
  return readBook(sheets, {
    name: 'sheet',
    today,
    answers: { infant: 'free', 'other ages 13–17': 'leave' },
  })
}

test('each line of children is a band of its ages, traced to its cell, and pricing reads it', () => {
  const reading = readLines('Child 2 – 5 | 175', 'Child 6 – 12 | 350', 'Third adult | 600')
  const [room] = reading.rooms
  if (room === undefined) throw new Error('no room was read')
  const [row] = rateRowsOf(room, reading)
  expect(row).toMatchObject({ childBands: '2-5 175.00; 6-12 350.00', extraAdultRate: '600.00' })
  expect(row).not.toHaveProperty('childRate')
  expect(readChildBands(String(row?.childBands))).toHaveLength(2)
  const bands = traceRates(room, reading).filter(({ label }) => /Children|above two/.test(label))
  expect(bands.map(({ label, value, place }) => [label, value, place && addressOf(place)])).toEqual(
    [
      ['Children, 2-5', '175.00', 'B5'],
      ['Children, 6-12', '350.00', 'B6'],
      ['Each adult above two', '600.00', 'B7'],
    ],
  )
})

test('one line for some ages leaves the others to a person, and infants to their own line', () => {
  const under12 = readLines('Child under 12 | 350')
  const open = under12.questions.filter(({ answer }) => answer === undefined)
  expect(open.map(({ title }) => title)).toEqual(['What do children of 12–17 pay?'])
  const [room] = under12.rooms
  if (room === undefined) throw new Error('no room was read')
  expect(rateRowsOf(room, under12)).toEqual([])
  const everybody = readLines('Child 2 – 17 | 350')
  expect(everybody.rooms.flatMap((one) => rateRowsOf(one, everybody))).toMatchObject([
    { childRate: '350.00', infantRate: '0.00' },
  ])
  const lines = readLines('Child 0 – 12 | 350', 'Infants | 50')
  expect(lines.rooms.flatMap((one) => rateRowsOf(one, lines))).toMatchObject([
    { childBands: '2-12 350.00', infantRate: '50.00' },
  ])
})

test('lines that share an age are asked about', () => {
  const open = readLines('Child 2 – 6 | 175', 'Child 6 – 12 | 350').questions.filter(
    ({ answer }) => answer === undefined,
  )
  expect(open.map(({ title }) => title)).toContain(
    'Ruckomechi Camp, Tent: which rate do children pay?',
  )
})

test('lines beside one adult are of the second bed, each traced to its cell', () => {
  const reading = readLines(
    'Child 2 – 12 with 1 adult | 525',
    'Child 2 – 12 with 2 adults | 350',
    'Child 6 – 12 in own room | 600',
  )
  const [room] = reading.rooms
  if (room === undefined) throw new Error('no room was read')
  expect(reading.unread.map(({ title }) => title)).toEqual([
    'Ruckomechi Camp, Child 6 – 12 in own room',
  ])
  const bands = traceRates(room, reading).filter(({ label }) => label.startsWith('Children'))
  expect(bands.map(({ label, value, place }) => [label, value, place && addressOf(place)])).toEqual(
    [
      ['Children, 2-12 sharing', '350.00', 'B6'],
      ['Children, 2-12 own bed', '525.00', 'B5'],
    ],
  )
})

test('a child with one adult is asked about where the sheet speaks of two', () => {
  const { questions } = readLines('Child 2 – 12 sharing with 2 adults | 350')
  expect(questions.filter(({ answer }) => answer === undefined).map(({ title }) => title)).toEqual([
    'What does a child pay in a room with one adult?',
  ])
})

test('notes on children are bands, each traced to its note', () => {
  const reading = readLines('Children 6 – 11 pay 50%', '12 years and over pay adult rates')
  const [room] = reading.rooms
  const open = reading.questions.filter(({ answer }) => answer === undefined)
  expect(open.map(({ title }) => title)).toEqual(['What do children of 2–5 pay?'])
  const settled = readLines('Children 2 – 11 pay 50%', '12 years and over pay adult rates')
  if (room === undefined || settled.rooms[0] === undefined) throw new Error('no room was read')
  expect(rateRowsOf(room, reading)).toEqual([])
  const bands = traceRates(settled.rooms[0], settled).filter(({ label }) => /Children/.test(label))
  expect(
    bands.map(({ label, value, place, text }) => [label, value, place && addressOf(place), text]),
  ).toEqual([
    ['Children, 2-11', '350.00', 'A5', 'Children 2 – 11 pay 50%'],
    ['Children, 12-17', '700.00', 'A6', '12 years and over pay adult rates'],
  ])
})

test('a note on children that names none of several camps is asked about', () => {
  const sheets = one(
    [
      'Wild Rivers Camps nett 2027, USD per person sharing, VAT incl., international',
      'Camp | 1 Jan – 31 Dec',
      'Lagoon Camp | 500',
      'Kwara Camp | 520',
      'Children 2 – 17 pay 50%',
    ].join('\n'),
  )
  const today = calendarDate('2026-11-23')
  const answers = { infant: 'free', single: 'sharing' }
  const read = (more: Readonly<Record<string, string>>) => {
    const reading = readBook(sheets, { name: 'sheet', today, answers: { ...answers, ...more } })
    const open = reading.questions.filter(({ answer }) => answer === undefined)
    const rows = reading.rooms.map((room) => rateRowsOf(room, reading)[0]?.childBands)
    return { open: open.map(({ id }) => id), rows }
  }
  const id = 'note Children 2 – 17 pay 50%'
  expect(read({})).toEqual({ open: [id], rows: [undefined, undefined] })
  expect(read({ [id]: '*' })).toEqual({ open: [], rows: ['2-17 250.00', '2-17 260.00'] })
  expect(read({ [id]: 'Lagoon Camp' }).open).toEqual(['child'])
})
