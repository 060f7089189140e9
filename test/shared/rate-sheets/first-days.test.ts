import { expect, test } from 'vitest'
import type { Cell } from '#shared/rate-sheets/cells'
import { ratesIn, read, usual } from './sheets'

const head = 'Lion Camp STO rates 2027, USD, per person sharing per night, nett, incl. VAT'
const byDay = (rows: readonly Cell[][], answers: Record<string, string> = {}) => {
  const reading = read([[head], ...rows], { ...usual, ...answers })
  return {
    open: reading.questions.flatMap(({ id, answer }) => (answer === undefined ? [id] : [])),
    rates: Object.entries(ratesIn(reading)).map(([room, list]) => [
      room,
      ...list.map(({ from, to, twinRate }) => `${from} ${to} ${twinRate}`),
    ]),
  }
}
const across: Cell[][] = [
  ['From', '01 Jan 2027', '01 Apr 2027', '01 Nov 2027'],
  ['Standard Tent', 300, 350, 320],
]
const down: Cell[][] = [
  ['Season', 'Valid from', 'Sharing'],
  ['Green', '10 Jan 2027', 500],
  ['Peak', '1 Jul 2027', 900],
  ['Green', '1 Nov 2027', 520],
]
const byRoom: Cell[][] = [
  ['Room', 'From', 'Sharing'],
  ['Tent', '1 Jan 2027', 500],
  ['Tent', '1 Jul 2027', 900],
  ['Suite', '1 Jan 2027', 600],
  ['Suite', '1 Jul 2027', 1000],
]

test('a season ends before the next begins, and when the last ends is asked', () => {
  const id = 'season from november 1 2027'
  expect(byDay(across).open).toEqual([id])
  expect(byDay(across, { [id]: '1 Nov 2027 – 9 Jan 2028' })).toEqual({
    open: [],
    rates: [
      [
        'Lion Camp / Standard Tent',
        '2027-01-01 2027-03-31 300.00',
        '2027-04-01 2027-10-31 350.00',
        '2027-11-01 2028-01-09 320.00',
      ],
    ],
  })
})

test('a season that comes twice is asked about by its day', () => {
  const id = 'season green from november 1 2027'
  expect(byDay(down).open).toEqual([id])
  expect(byDay(down, { [id]: '1 Nov 2027 – 9 Jan 2028' }).rates).toEqual([
    [
      'Lion Camp',
      '2027-01-10 2027-06-30 500.00',
      '2027-07-01 2027-10-31 900.00',
      '2027-11-01 2028-01-09 520.00',
    ],
  ])
})

test('rooms one below the other end their last season together, by one answer', () => {
  const id = 'season from july 1 2027'
  expect(byDay(byRoom).open).toEqual([id])
  expect(byDay(byRoom, { [id]: '1 Jul 2027 – 31 Oct 2027' }).rates).toEqual([
    ['Lion Camp / Tent', '2027-01-01 2027-06-30 500.00', '2027-07-01 2027-10-31 900.00'],
    ['Lion Camp / Suite', '2027-01-01 2027-06-30 600.00', '2027-07-01 2027-10-31 1000.00'],
  ])
})

test('dates that begin on a day that there isn’t are asked about, and are no room', () => {
  const rows: Cell[][] = [
    ['', '1 Jan - 31 Oct', '31 Nov - 31 Dec'],
    ['Tent', 300, 500],
  ]
  const id = 'season 31 nov 31 dec'
  expect(byDay(rows).open).toEqual([id])
  expect(byDay(rows, { [id]: '1 Nov 2027 – 31 Dec 2027' }).rates).toEqual([
    ['Lion Camp / Tent', '2027-01-01 2027-10-31 300.00', '2027-11-01 2027-12-31 500.00'],
  ])
})

test('lines whose days stand beside the first of them alone have its season', () => {
  const fromTo: Cell[][] = [
    ['From', 'To', 'Room', 'Sharing'],
    ['1 Jan 2027', '30 Jun 2027', 'Tent', 500],
    ['', '', 'Suite', 600],
    ['1 Jul 2027', '31 Oct 2027', 'Tent', 900],
    ['', '', 'Suite', 1000],
  ]
  expect(byDay(fromTo)).toEqual({
    open: [],
    rates: [
      ['Lion Camp / Tent', '2027-01-01 2027-06-30 500.00', '2027-07-01 2027-10-31 900.00'],
      ['Lion Camp / Suite', '2027-01-01 2027-06-30 600.00', '2027-07-01 2027-10-31 1000.00'],
    ],
  })
})

test('a thousand lines with days of departure are five hundred rooms', () => {
  const lines = Array.from({ length: 1_000 }, (_none, at): Cell[] => [
    at % 2 === 0 ? '2027/01/01' : '2027/07/01',
    at % 2 === 0 ? '2027/07/01' : '2027/11/01',
    `Room ${Math.floor(at / 2)}`,
    500 + at,
  ])
  const { rates } = byDay([['Arrival', 'Departure', 'Room', 'Sharing'], ...lines])
  expect(rates).toHaveLength(500)
})
