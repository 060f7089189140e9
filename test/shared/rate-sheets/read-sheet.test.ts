import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import type { Cell } from '#shared/rate-sheets/cells'
import { mergeRates } from '#shared/rate-sheets/rate-rows'
import { kwando, ratesIn, read } from './sheets'

const titles = (reading: ReturnType<typeof read>) =>
  reading.questions.map(({ title, answer }) => [title, answer])

describe('a sheet with seasons across the top and camps above their rooms', () => {
  test('asks what it leaves open, and names the cells', () => {
    const { questions, currency, basis } = read(kwando)
    expect([currency, basis]).toEqual(['USD', 'nett'])
    expect(questions).toMatchObject([
      {
        title: 'Which rate applies Dec 1 – 19?',
        options: [
          { label: 'SHOULDER, Nov 1 – 30' },
          { label: 'FESTIVE, Dec 20 – Jan 9' },
          { label: 'Not for sale' },
        ],
        places: [
          { row: 3, column: 5 },
          { row: 3, column: 6 },
        ],
      },
      {
        title: 'Stay 4, pay 3: can camps be combined?',
        sure: 61,
        places: [{ row: 14, column: 0 }],
      },
    ])
  })

  test('gives each room its rates, supplements and children’s rates, with offers where they hold', () => {
    const [gap, offer] = read(kwando).questions
    const answers = { [gap?.id ?? '']: '5', [offer?.id ?? '']: 'one' }
    const rates = ratesIn(read(kwando, answers))
    expect(Object.keys(rates)).toEqual([
      'KWARA CAMP / Tent',
      'KWARA CAMP / Family tent',
      'TAU PAN CAMP / Tent',
      'NXAI PAN CAMP / Tent',
    ])
    expect(rates['KWARA CAMP / Family tent']?.slice(0, 3)).toEqual([
      {
        from: '2027-01-10',
        to: '2027-03-31',
        currency: 'USD',
        perPerson: true,
        twinRate: '690.00',
        singleRate: '690.00',
        childRate: '345.00',
      },
      {
        from: '2027-04-01',
        to: '2027-06-14',
        currency: 'USD',
        perPerson: true,
        twinRate: '1014.00',
        singleRate: '1318.20',
        childRate: '507.00',
      },
      {
        from: '2027-06-15',
        to: '2027-10-31',
        currency: 'USD',
        perPerson: true,
        twinRate: '1550.00',
        singleRate: '2325.00',
        childRate: '1085.00',
      },
    ])
    expect(rates['KWARA CAMP / Tent']?.some(({ childRate }) => childRate)).toBe(false)
    expect(
      rates['TAU PAN CAMP / Tent']?.map(({ from, to, stayNights }) => [from, to, stayNights]),
    ).toEqual([
      ['2027-01-10', '2027-03-31', 4],
      ['2027-04-01', '2027-06-14', 4],
      ['2027-06-15', '2027-10-31', undefined],
      ['2027-11-01', '2027-11-30', 4],
      ['2027-12-01', '2027-12-19', 4],
      ['2027-12-20', '2028-01-09', undefined],
    ])
  })

  test('says what it understood and from which cells', () => {
    const { understood } = read(kwando)
    expect(understood.map(({ title, cells, sure }) => `${title} ${cells} ${sure}`)).toEqual([
      'KWARA CAMP, Tent C6:G6 98',
      'KWARA CAMP, Family tent C7:G7 98',
      'KWARA CAMP, Single supplement C8:G8 93',
      'KWARA CAMP, Child 6 – 12 in family tent C9:G9 98',
      'TAU PAN CAMP, Tent C11:G11 98',
      'TAU PAN CAMP, Single supplement C12:G12 93',
      'NXAI PAN CAMP, Tent C14:G14 98',
      'Stay 4, pay 3 A15 61',
    ])
  })

  test('closes nights that are not for sale', () => {
    const [gap] = read(kwando).questions
    const rows = ratesIn(read(kwando, { [gap?.id ?? '']: 'closed' }))['KWARA CAMP / Tent']
    expect(rows).toContainEqual({
      from: '2027-12-01',
      to: '2027-12-19',
      currency: 'USD',
      perPerson: true,
      prov: 'C',
    })
  })
})

describe('other shapes', () => {
  test('first and last days in two rows of dates, rack beside nett, one adult’s own column of the room', () => {
    const day = (text: string) => new Date(`${text}T00:00:00Z`)
    const sheet: Cell[][] = [
      ['Okavango Lodges', null, 'Currency: ZAR'],
      [null, null, 'Low', null, 'Peak', null],
      [null, 'From', day('2027-01-01'), null, day('2027-07-01'), null],
      [null, 'To', day('2027-06-30'), null, day('2027-12-31'), null],
      [null, null, 'Rack', 'Nett', 'Rack', 'Nett'],
      ['River Lodge', 'Chalet', 5000, 3750, 8000, 6000],
      [null, 'Villa, per villa', '20,000.50', '15,000.25', 'closed', 'closed'],
      ['Minimum stay 3 nights in Peak season'],
    ]
    const reading = read(sheet)
    expect(titles(reading)).toEqual([])
    expect(ratesIn(reading)).toEqual({
      'River Lodge / Chalet': [
        {
          from: '2027-01-01',
          to: '2027-06-30',
          currency: 'ZAR',
          perPerson: true,
          twinRate: '3750.00',
          rack: { twinRate: '5000.00' },
        },
        {
          from: '2027-07-01',
          to: '2027-12-31',
          currency: 'ZAR',
          perPerson: true,
          minLOS: 3,
          twinRate: '6000.00',
          rack: { twinRate: '8000.00' },
        },
      ],
      'River Lodge / Villa': [
        {
          from: '2027-01-01',
          to: '2027-06-30',
          currency: 'ZAR',
          perPerson: true,
          groupRate: '15000.25',
          rack: { groupRate: '20000.50' },
        },
        { from: '2027-07-01', to: '2027-12-31', currency: 'ZAR', perPerson: true, prov: 'C' },
      ],
    })
  })

  test('seasons down the side, amounts with decimal commas, rack less commission', () => {
    const sheet: Cell[][] = [
      ['Savanna Camp rack rates 2027, 25% commission'],
      [null, 'Tent per person sharing', 'Tent single'],
      ['Low (Jan – Mar & Nov)', '€ 1.046,50', '€ 1.300,00'],
      ['High (1 Jun – 31 Oct)', '€ 1.598,00', '€ 2.000,00'],
    ]
    const reading = read(sheet)
    expect(reading).toMatchObject({ currency: 'EUR', basis: 'rack', commission: '25' })
    const rows = Object.values(ratesIn(reading)).flat()
    expect(rows).toContainEqual({
      from: '2027-01-01',
      to: '2027-03-31',
      currency: 'EUR',
      perPerson: true,
      twinRate: '784.88',
      singleRate: '975.00',
      rack: { twinRate: '1046.50', singleRate: '1300.00' },
    })
    expect(rows.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2027-01-01 2027-03-31',
      '2027-06-01 2027-10-31',
      '2027-11-01 2027-11-30',
    ])
    expect(titles(reading).map(([title]) => title)).toEqual(['Which rate applies Apr 1 – May 31?'])
  })

  test('asks for the currency, the year, the order of dates, nett or rack and the commission', () => {
    const sheet: Cell[][] = [
      [null, '01/02 - 03/05', '04/05 - 10/12'],
      ['Tent', 100, 200],
    ]
    expect(titles(read(sheet)).map(([title]) => title)).toEqual([
      'Which day is 01/02?',
      'Which year are the rates for?',
      'Which currency are the rates in?',
      'Are these nett or rack rates?',
    ])
    const answers = { dates: 'month', year: '2028', currency: 'ZAR', basis: 'rack' }
    expect(titles(read(sheet, answers)).at(-1)).toEqual([
      'Which rate applies Mar 6 – Apr 4?',
      undefined,
    ])
    expect(
      titles(read(sheet, answers)).some(
        ([title]) => title === 'What commission does the supplier give?',
      ),
    ).toBe(true)
    const [first] = ratesIn(read(sheet, { ...answers, commission: '20' })).Tent ?? []
    expect(first).toMatchObject({
      from: '2028-01-02',
      to: '2028-03-05',
      currency: 'ZAR',
      twinRate: '80.00',
    })
  })

  test('asks which of two seasons has a night, what odd cells mean, and which of two children’s rates counts', () => {
    const sheet: Cell[][] = [
      ['Nett rates 2027 in USD'],
      ['', 'Low 1 Jan – 30 Jun', 'High 15 Jun – 31 Dec'],
      ['Tent', 100, 'on request'],
      ['Child 2 – 5', '25%', '25%'],
      ['Child 6 – 12', '50%', '50%'],
    ]
    const reading = read(sheet)
    expect(titles(reading).map(([title]) => title)).toEqual([
      'Which rate applies Jun 15 – 30?',
      'Tent: which rate do children pay?',
      'Tent: what is the rate in High?',
    ])
    const [both, child, odd] = reading.questions.map(({ id }) => id)
    const answers = { [both ?? '']: '1', [child ?? '']: '4', [odd ?? '']: 'closed' }
    expect(ratesIn(read(sheet, answers)).Tent).toEqual([
      {
        from: '2027-01-01',
        to: '2027-06-30',
        currency: 'USD',
        perPerson: true,
        twinRate: '100.00',
        childRate: '50.00',
      },
      { from: '2027-07-01', to: '2027-12-31', currency: 'USD', perPerson: true, prov: 'C' },
    ])
  })

  test('offers of other kinds, and at which camps where they name none', () => {
    const lines = [
      'Early bird: 10% off when booked 6 months in advance',
      'Long stay: 15% discount on 5 nights or more',
      'Honeymooners receive 50% off',
      'Low season special: 12,5% off',
    ]
    const sheet: Cell[][] = [
      ['STO 2027 USD'],
      ['', 'Low 1 Jan – 31 Dec'],
      ['Camp One'],
      ['Tent', 100],
      ['Camp Two'],
      ['Tent', 200],
      ...lines.map((line) => [line]),
    ]
    const reading = read(sheet)
    expect(titles(reading).map(([title]) => title)).toEqual([
      'Early bird, 10% off from 180 days ahead: at which camps?',
      'Long stay, 15% off from 5 nights: at which camps?',
      'Honeymoon, 50% off: at which camps?',
      'Special offer, 12.5% off: at which camps?',
    ])
    const answers = Object.fromEntries(
      reading.questions.map(({ id }, index) => [id, index < 3 ? '*' : 'Camp Two']),
    )
    const rates = ratesIn(read(sheet, answers))
    const common = {
      earlyBirdDays: 180,
      earlyBirdPercent: '10',
      longStayNights: 5,
      longStayPercent: '15',
      honeymoonPercent: '50',
    }
    expect(rates['Camp One / Tent']?.[0]).toMatchObject({ twinRate: '100.00', ...common })
    expect(rates['Camp One / Tent']?.[0]).not.toHaveProperty('offerPercent')
    expect(rates['Camp Two / Tent']?.[0]).toMatchObject({ offerPercent: '12.5', ...common })
  })

  test('31 February is no date, and a sheet without seasons has no rates', () => {
    expect(
      read([['Nett 2027 USD'], ['', '31 Feb – 5 Mar', '6 – 9 Mar'], ['Tent', 1, 2]]).rooms,
    ).toMatchObject([{ seasons: [{ periods: [{ from: '2027-03-06' }] }] }])
    expect(read([['Hello'], [1, 2, 3]])).toMatchObject({ rooms: [], understood: [] })
    expect(read([])).toMatchObject({ rooms: [] })
  })
})

describe('any year of seasons and rooms', () => {
  const names = ['Tent', 'Suite', 'Family unit', 'Villa room']
  const months = [
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
  ]
  const words = (date: string) => `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]}`
  const styles = {
    words: (from: string, to: string) => `${words(from)} – ${words(to)}`,
    iso: (from: string, to: string) => `${from} to ${to}`,
    slashed: (from: string, to: string) =>
      [from, to]
        .map((date) => `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`)
        .join(' - '),
  }
  const sheets = fc.record({
    ends: fc.uniqueArray(fc.integer({ min: 20, max: 340 }), { minLength: 1, maxLength: 5 }),
    rooms: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }),
    style: fc.constantFrom(...(Object.keys(styles) as (keyof typeof styles)[])),
    cents: fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 24, maxLength: 24 }),
    isTurned: fc.boolean(),
    isText: fc.boolean(),
  })

  test('comes back as it was written: every night once, every amount to the cent', () => {
    fc.assert(
      fc.property(sheets, ({ ends, rooms, style, cents, isTurned, isText }) => {
        const first = calendarDate('2027-01-01')
        const borders = [...ends.toSorted((a, b) => a - b), 364]
        const seasons = borders.map((end, index) => ({
          from: addDays(first, index === 0 ? 0 : (borders[index - 1] ?? 0) + 1),
          to: addDays(first, end),
        }))
        const amount = (room: number, season: number) => cents[(room * 6 + season) % 24] ?? 1
        const shown = (minor: number) =>
          isText ? (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }) : minor / 100
        const table: Cell[][] = [
          [null, ...seasons.map(({ from, to }) => styles[style](from, to))],
          ...rooms.map((room, row) => [
            room,
            ...seasons.map((_season, column) => shown(amount(row, column))),
          ]),
        ]
        const turned = (table[0] ?? []).map((_cell, column) =>
          table.map((row) => row[column] ?? null),
        )
        const answers = { dates: 'day' }
        const reading = read([['Nett rates 2027 in USD'], ...(isTurned ? turned : table)], answers)
        expect(reading.questions.filter(({ answer }) => answer === undefined)).toEqual([])
        expect(ratesIn(reading)).toEqual(
          Object.fromEntries(
            rooms.map((room, row) => [
              room,
              seasons.map(({ from, to }, column) => ({
                from,
                to,
                currency: 'USD',
                perPerson: true,
                twinRate: (amount(row, column) / 100).toFixed(2),
              })),
            ]),
          ),
        )
      }),
      { numRuns: 200 },
    )
  })

  test('whatever the cells, it reads them without failing, and every place it names is in the sheet', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom(...kwando.flat()),
      fc.double(),
      fc.constant(null),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 14 }), (grid) => {
        const reading = read(grid)
        for (const { row, column } of reading.understood.flatMap(({ places }) => places))
          expect(grid[row]?.[column]).toBeDefined()
        ratesIn(reading)
      }),
    )
  })
})

describe('rates of a sheet among those that a room has', () => {
  test('take the place of its nights alone, and keep what the room includes', () => {
    const row = (from: string, to: string, twinRate: string, more: object = {}) => ({
      from: calendarDate(from),
      to: calendarDate(to),
      currency: 'USD',
      twinRate,
      ...more,
    })
    const present = [
      row('2026-06-01', '2027-05-31', '1', { mealBasis: 'Full board' }),
      row('2027-06-01', '2028-05-31', '2'),
    ]
    expect(
      mergeRates(present, [
        row('2027-01-01', '2027-06-30', '9'),
        row('2027-07-01', '2027-12-31', '8'),
      ]),
    ).toEqual([
      row('2026-06-01', '2026-12-31', '1', { mealBasis: 'Full board' }),
      row('2027-01-01', '2027-06-30', '9', { mealBasis: 'Full board' }),
      row('2027-07-01', '2027-12-31', '8'),
      row('2028-01-01', '2028-05-31', '2'),
    ])
  })
})
