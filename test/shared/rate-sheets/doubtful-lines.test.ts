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

describe('a title of two years', () => {
  const january: Cell[][] = [
    ['Low', '6 Jan - 31 Mar', 500],
    ['Mid', '1 Apr - 15 Jun, 1 Nov - 19 Dec', 600],
    ['High', '16 Jun - 31 Oct, 20 Dec - 5 Jan', 800],
  ]
  const november: Cell[][] = [
    ['Green', '1 Nov - 31 Mar', 500],
    ['Mid', '1 Apr - 15 Jun', 600],
    ['High', '16 Jun - 31 Oct', 800],
  ]
  const readYears = (title: string, rows: Cell[][], answers: Record<string, string>) => {
    const text = `Marsh Camp STO rates ${title}, USD, per person sharing per night, incl. VAT`
    const sheet = read([[text], ...rows], { ...usual, ...answers })
    const [days = []] = Object.values(ratesIn(sheet))
    return {
      asked: sheet.questions
        .find(({ id }) => id === 'first day')
        ?.options.map(({ value }) => value),
      days: days.map(({ from, to, twinRate }) => `${from} ${to} ${Number(twinRate)}`),
    }
  }

  test.each(['2027/2028', '2027/28', '2027-2028', '2027 – 28'])(
    'as %s asks on which day its rates begin, and has none until that is known',
    (title) => {
      expect(readYears(title, january, {})).toEqual({
        asked: ['01-06', '04-01', '11-01', '06-16', '12-20', '01-01'],
        days: [],
      })
    },
  )

  test('counts dates without a year from the day that a person says', () => {
    expect(readYears('2027/2028', january, { 'first day': '01-06' }).days).toEqual([
      '2027-01-06 2027-03-31 500',
      '2027-04-01 2027-06-15 600',
      '2027-06-16 2027-10-31 800',
      '2027-11-01 2027-12-19 600',
      '2027-12-20 2028-01-05 800',
    ])
    expect(readYears('2027/28', november, { 'first day': '11-01' }).days).toEqual([
      '2027-11-01 2028-03-31 500',
      '2028-04-01 2028-06-15 600',
      '2028-06-16 2028-10-31 800',
    ])
  })

  test('offers the days of columns for the first and the last', () => {
    const rows: Cell[][] = [
      ['Season', 'From', 'To', 'Sharing'],
      ['Green', '1 Nov', '31 Mar', 500],
      ['High', '1 Apr', '31 Oct', 800],
    ]
    const { asked, days } = readYears('2027/28', rows, { 'first day': '11-01' })
    expect(asked).toContain('11-01')
    expect(days).toEqual(['2027-11-01 2028-03-31 500', '2028-04-01 2028-10-31 800'])
  })

  test('asks nothing where every date has its year', () => {
    const rows = [['Green', '1 Nov 2027 - 28 Feb 2028', 500]]
    expect(readYears('2027/28', rows, {})).toEqual({
      asked: undefined,
      days: ['2027-11-01 2028-02-28 500'],
    })
  })
})

describe('a price that no rate can be, or that stands where labels do,', () => {
  const sheet = (...rows: Cell[][]) => read([[head], ...rows], { ...usual, single: 'sharing' })
  const titles = (...rows: Cell[][]) =>
    sheet(...rows).unread.map(({ title, why }) => `${title}: ${why}`)

  test.each(['from 500', '25k', '600*', 'on request', 'P.O.A.', 'TBC', '400-450', '4OO', '6 00'])(
    'as “%s” is listed, and its nights have no rate',
    (price) => {
      const rows: Cell[][] = [
        ['1 Jan - 31 Mar', price],
        ['1 Apr - 31 Dec', 600],
      ]
      const [days = []] = Object.values(ratesIn(sheet(...rows)))
      expect(days.map(({ from }) => from)).toEqual(['2027-04-01'])
      expect(titles(...rows)).toContain(`Marsh Camp, 1 Jan - 31 Mar: “${price}” isn’t an amount.`)
    },
  )

  test.each([
    ['Double 200', 'Double 200'],
    ['Tented suite 450.00', 'Tented suite 450.00'],
    ['450', '450'],
  ])('as the lone line “%s” is listed', (line, title) => {
    expect(titles([line], ['Please book early'])).toContain(`${title}: Amounts`)
  })

  test('as two prices in one cell is listed by its line', () => {
    const rows = [
      ['Room', 'Sharing / Single'],
      ['Tent', '400 / 520'],
      ['Suite', '600/780'],
    ]
    expect(ratesIn(sheet(...rows))).toEqual({})
    expect(titles(...rows)).toEqual(
      expect.arrayContaining(
        ['Tent: 400 / 520', 'Suite: 600/780'].map((text) => expect.stringContaining(text)),
      ),
    )
  })

  test('as the price of several nights, or of one more, is no night’s', () => {
    const rows: Cell[][] = [
      ['', '2 nights', '3 nights', 'Extra night'],
      ['1 Jan - 31 Dec', 800, 1150, 350],
    ]
    expect(ratesIn(sheet(...rows))).toEqual({})
    expect(titles(...rows)).toEqual(
      expect.arrayContaining([
        'Marsh Camp, 1 Jan - 31 Dec: It isn’t the price of one night.',
        expect.stringMatching(/^Marsh Camp, Extra night: It depends on the length of the stay/),
      ]),
    )
  })

  test.each([
    [
      'in columns',
      [
        ['', '1-4 guests', '5-8 guests'],
        ['1 Jan - 31 Dec', 2000, 2600],
      ],
    ],
    [
      'in lines',
      [
        ['Up to 4 guests', '1 Jan - 31 Dec', 2000],
        ['5+ pax', '1 Jan - 31 Dec', 2600],
      ],
    ],
  ])('as one for some numbers of guests, %s, is listed', (_how, rows) => {
    expect(ratesIn(sheet(...rows))).toEqual({})
    for (const title of titles(...rows).slice(1)) expect(title).toMatch(/number of guests/)
    expect(titles(...rows).length).toBeGreaterThan(2)
  })

  test('as the number of a room is none', () => {
    const rows: Cell[][] = [
      ['Room number', 'Room', '1 Jan - 31 Dec'],
      [101, 'Garden', 400],
      [102, 'River', 500],
    ]
    const twins = Object.values(ratesIn(sheet(...rows))).flat()
    expect(twins.map(({ twinRate }) => twinRate)).toEqual(['400.00', '500.00'])
  })

  test('as an offer in signs is listed', () => {
    const rows: Cell[][] = [
      ['', '1 Jan - 30 Jun', '1 Jul - 31 Dec'],
      ['Tent', 400, 600],
    ]
    expect(titles(...rows, ['4=3', 'Yes', 'No'])).toContain('4=3: Yes: No: Offers')
  })

  test('as a share among dates is read as the note that it is', () => {
    const reading = sheet(
      ['Low', '1 Jan - 31 Mar', 500],
      ['High', '1 Apr - 31 Dec', 600],
      ['Single supplement', '50%'],
    )
    const [days = []] = Object.values(ratesIn(reading))
    expect(days.map(({ singleRate }) => singleRate)).toEqual(['750.00', '900.00'])
  })
})
