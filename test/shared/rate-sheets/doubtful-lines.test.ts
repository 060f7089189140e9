import { describe, expect, test } from 'vitest'
import type { Cell } from '#shared/rate-sheets/cells'
import { ratesIn, read, usual } from './sheets'

const head = 'Marsh Camp STO rates 2027, USD, per person sharing per night, incl. VAT'
const halves = ['Room', '1 Jan – 30 Jun', '1 Jul – 31 Dec']
const reading = (...rows: Cell[][]) => {
  const read1 = read([[head], ...rows], usual)
  return {
    open: read1.questions.flatMap(({ title, answer, options = [] }) =>
      answer === undefined ? [[title, ...options.map(({ label }) => label)]] : [],
    ),
    twin: Object.entries(ratesIn(read1)).flatMap(([room, rows1]) =>
      rows1.map(({ from, twinRate }) => [room, from, twinRate]),
    ),
    unread: read1.unread.map(({ title }) => title),
  }
}
const suite = [
  ['Marsh Camp / Garden Suite', '2027-01-01', '300.00'],
  ['Marsh Camp / Garden Suite', '2027-07-01', '400.00'],
]

describe('days of the week, which our rates do not know', () => {
  test.each([
    ['as lines', [halves, ['Garden Suite weekday', 300, 400], ['Garden Suite weekend', 360, 460]]],
    [
      'as columns beside dates',
      [
        ['Room', 'From', 'To', 'Mon-Thu', 'Fri & Sat'],
        ['Garden Suite', '1 Jan 2027', '30 Jun 2027', 300, 360],
        ['Garden Suite', '1 Jul 2027', '31 Dec 2027', 400, 460],
      ],
    ],
    [
      'as headings of seasons',
      [
        ['', 'Midweek (Sun–Thu)', 'Weekend (Fri–Sat)'],
        ['Room', '1 Jan – 31 Dec', '1 Jan – 31 Dec'],
        ['Garden Suite', 300, 360],
      ],
    ],
  ])('%s are asked about, never two rooms', (_how, rows) => {
    const { open, twin } = reading(...rows)
    expect(twin).toEqual([])
    expect(open.length).toBeGreaterThan(0)
    for (const [title] of open) expect(title).toMatch(/which figure counts\?$/)
  })
})

test.each(['Total per person sharing', 'Grand total', 'TOTAL pps'])(
  'a line “%s” adds up others: it is listed, and no room',
  (label) => {
    const { open, twin, unread } = reading(
      halves,
      ['Garden Suite', 300, 400],
      ['Conservation levy', 50, 50],
      [label, 350, 450],
    )
    expect([open, twin]).toEqual([[], suite])
    expect(unread).toContainEqual(expect.stringContaining(label))
  },
)

test.each(['Early bird discount', 'Long stay', 'Special offer (7 nights)'])(
  'a line “%s” of percentages is an offer: it is listed, and no room without a rate',
  (label) => {
    const { open, twin, unread } = reading(
      halves,
      ['Garden Suite', 300, 400],
      [label, '15%', '10%'],
    )
    expect([open, twin]).toEqual([[], suite])
    expect(unread).toContainEqual(expect.stringContaining(label))
  },
)

test.each([
  'Rack rates, STO 20% off rack',
  'Rack less 20%',
  'Published rates; trade gets 20 % below published',
])('“%s” says what remains of rack rates', (words) => {
  const read1 = read(
    [[`Marsh Camp 2027, USD, per person sharing, ${words}`], halves, ['Garden Suite', 300, 400]],
    usual,
  )
  expect(Object.values(ratesIn(read1))[0]).toMatchObject([
    { twinRate: '240.00', rack: { twinRate: '300.00' } },
    { twinRate: '320.00', rack: { twinRate: '400.00' } },
  ])
})

describe('columns of two years', () => {
  const years = [
    ['Marsh Camp STO rates, USD, per person sharing per night, incl. VAT'],
    ['', 'LOW (1 Jan - 31 May)', '', 'HIGH (1 Jun - 31 Dec)', ''],
    ['Room', 2026, 2027, 2026, 2027],
    ['Garden Suite', 400, 420, 600, 640],
  ]

  test('publish nothing until a person has chosen one', () => {
    const { questions, ...rest } = read(years, usual)
    expect(questions.find(({ id }) => id === 'year')?.options?.map(({ value }) => value)).toEqual([
      '2026',
      '2027',
    ])
    expect(Object.values(ratesIn({ questions, ...rest })).flat()).toEqual([])
  })

  test.each([
    ['2026', [400, 600], 'Rates of 2027'],
    ['2027', [420, 640], 'Rates of 2026'],
  ])('are read for %s, and the others listed', (year, amounts, others) => {
    const chosen = read(years, { ...usual, year })
    const rates = Object.values(ratesIn(chosen)).flat()
    expect(rates.map(({ from, twinRate }) => [from.slice(0, 4), Number(twinRate)])).toEqual(
      amounts.map((amount) => [year, amount]),
    )
    expect(chosen.unread.map(({ title }) => title)).toContain(others)
  })
})

describe('a note below the rates', () => {
  const noted = (note: string) => reading(halves, ['Garden Suite', 300, 400], [], [note])

  test.each(['Rates exclude VAT', 'Plus VAT'])(
    'that says otherwise than the title, “%s”, makes the tax a question',
    (note) => {
      const { tax: _tax, ...others } = usual
      const { questions } = read([[head], halves, ['Garden Suite', 300, 400], [], [note]], others)
      expect(questions.map(({ id }) => id)).toContain('tax')
    },
  )

  test.each([
    ['Commissionable 10%', 'Are these nett or rack rates?'],
    ['Rack rates', 'Are these nett or rack rates?'],
  ])('that says otherwise than the title, “%s”, is asked about', (note, question) => {
    expect(noted(note).open.map(([title]) => title)).toContain(question)
    expect(noted(note).twin).toEqual([])
  })

  test.each([
    'Exclusive use USD 5000',
    'Weekend rates are higher',
    'Resident rates on request',
    'Rates valid for travel until 31 Oct 2027',
    'Adults only',
    'SADC residents 20% discount',
    'Single supplement USD 40',
  ])('that may change a price, “%s”, is listed', (note) => {
    expect(noted(note).unread).toContain(note)
  })
})

test('a season that is the rest of the year is asked about while another has no dates', () => {
  const rows = [
    ['Low season (1 Apr – 31 May)', 300],
    ['Peak season', 600],
    ['High season (rest of the year)', 400],
  ]
  const { open, twin } = reading(['', 'Sharing'], ...rows)
  expect(open.map(([title]) => title)).toEqual(
    expect.arrayContaining(['When is Peak season?', 'When is High season (rest of the year)?']),
  )
  expect(twin).toEqual([])
})

test('a note on single guests between two rooms is asked about', () => {
  const rows = [['Garden Suite', 300, 400], ['Single supplement 25%'], ['River Suite', 500, 700]]
  const { single: _single, ...others } = usual
  const { questions } = read([[head], halves, ...rows], others)
  expect(questions.map(({ title }) => title)).toContain(
    'Single supplement 25%: is that all it says?',
  )
})
