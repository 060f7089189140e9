import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { addressOf, type Cell } from '#shared/rate-sheets/cells'
import { mergeRates, rateRowsOf } from '#shared/rate-sheets/rate-rows'
import { traceRates } from '#shared/rate-sheets/trace-rates'
import { kwando, ratesIn, read, usual } from './sheets'

const titles = (reading: ReturnType<typeof read>) =>
  reading.questions.filter(({ answer }) => answer === undefined).map(({ title }) => title)

describe('a sheet with seasons across the top and camps above their rooms', () => {
  const open = read(kwando, usual).questions.filter(({ answer }) => answer === undefined)
  const answers = {
    ...usual,
    [open[0]?.id ?? '']: 'shoulder 11-01–11-30',
    [open[2]?.id ?? '']: 'named',
    'other ages 2–5 and 13–17': 'adult',
    'sense KWARA CAMP, Child 6 – 12 in family tent 70': 'of',
  }

  test('asks what it leaves open, and names the cells', () => {
    expect(open).toMatchObject([
      {
        title: 'Which rate applies Dec 1 – 19?',
        options: [
          { label: 'SHOULDER, Nov 1 – 30' },
          { label: 'FESTIVE, Dec 20 – Jan 9' },
          { label: 'GREEN, Jan 10 – Mar 31' },
          { label: 'SHOULDER, Apr 1 – Jun 14' },
          { label: 'HIGH, Jun 15 – Oct 31' },
          { label: 'Not for sale' },
          { label: 'Keep today’s rates' },
        ],
        places: [
          { row: 2, column: 5 },
          { row: 3, column: 5 },
          { row: 2, column: 6 },
          { row: 3, column: 6 },
        ],
      },
      { title: 'KWARA CAMP, Child 6 – 12 in family tent: what does 70% mean?' },
      { title: 'Stay 4, pay 3: is that all it says?', places: [{ row: 14, column: 0 }] },
      { title: 'What do children of 2–5 and 13–17 pay?', places: [{ row: 8, column: 2 }] },
    ])
  })

  test('asks for tax, market and what singles and children pay where no cell says it', () => {
    expect(
      titles(read(kwando)).filter((title) => !titles(read(kwando, usual)).includes(title)),
    ).toEqual([
      'Do the rates include VAT and other taxes?',
      'For which guests are these rates?',
      'What does one adult alone pay?',
      'What do children pay?',
      'What do infants under 2 pay?',
    ])
  })

  test('gives each room its rates, supplements and children’s rates, with offers where they hold', () => {
    const rates = ratesIn(read(kwando, answers))
    expect(Object.keys(rates)).toEqual([
      'KWARA CAMP / Tent',
      'KWARA CAMP / Family tent',
      'TAU PAN CAMP / Tent',
      'NXAI PAN CAMP / Tent',
    ])
    expect(rates['KWARA CAMP / Family tent']?.[1]).toEqual({
      from: '2027-04-01',
      to: '2027-06-14',
      currency: 'USD',
      perPerson: true,
      twinRate: '1014.00',
      singleRate: '1318.20',
      childRate: '1014.00',
      childBands: '6-12 507.00',
      infantRate: '0.00',
    })
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

  test('traces every figure that it publishes to its cell or to an answer', () => {
    const reading = read(kwando, answers)
    for (const room of reading.rooms) {
      const traced = traceRates(room, reading)
      const published = rateRowsOf(room, reading).flatMap((row) =>
        ['twinRate', 'singleRate', 'childRate', 'infantRate'].map((field) => String(row[field])),
      )
      for (const value of published) expect(traced.map((one) => one.value)).toContain(value)
      for (const { place, text } of traced)
        if (place === undefined) expect(text).toMatch(/^Your answer/)
        else expect(String(kwando[place.row]?.[place.column])).toBe(text)
    }
    const [first] = reading.rooms
    const [rate] = first ? traceRates(first, reading) : []
    expect([rate?.place && addressOf(rate.place), rate?.text, rate?.value]).toEqual([
      'C6',
      '712',
      '712.00',
    ])
  })

  test('says what it understood and from which cells', () => {
    const { understood } = read(kwando, answers)
    expect(understood.map(({ title, cells }) => `${title} ${cells}`)).toContain(
      'KWARA CAMP, Family tent C9:G9',
    )
  })
})

describe('what a sheet leaves open', () => {
  const sheet: Cell[][] = [
    [null, '01/02 - 03/05', '04/05 - 10/12'],
    ['Tent', 100, 200],
  ]

  test('is asked: dates, year, basis, currency, tax, market, nett or rack', () => {
    expect(titles(read(sheet))).toEqual([
      'Which day is 01/02?',
      'Which year are the rates for?',
      'Tent: for whom is one figure?',
      'Which currency are the rates in?',
      'Do the rates include VAT and other taxes?',
      'Are these nett or rack rates?',
      'For which guests are these rates?',
      'What does one adult alone pay?',
      'What do children pay?',
      'What do infants under 2 pay?',
    ])
    expect(ratesIn(read(sheet))).toEqual({ Tent: [] })
  })

  test('is published as it was answered, and only once all of it was', () => {
    const answers = {
      ...usual,
      dates: 'month',
      year: '2028',
      'per |Tent': 'unit',
      currency: 'ZAR',
      basis: 'rack',
    }
    const reading = read(sheet, answers)
    expect(titles(reading)).toEqual([
      'Which rate applies Mar 6 – Apr 4?',
      'What commission does the supplier give?',
    ])
    expect(ratesIn(reading)).toEqual({ Tent: [] })
    expect(ratesIn(read(sheet, { ...answers, commission: '20', tax: '15' })).Tent?.[0]).toEqual({
      from: '2028-01-02',
      to: '2028-03-05',
      currency: 'ZAR',
      perPerson: true,
      groupRate: '92.00',
      rack: { groupRate: '115.00' },
    })
  })

  test('asks which of two seasons has a night, and what odd cells mean', () => {
    const odd: Cell[][] = [
      ['Nett rates 2027 in USD, per person sharing'],
      ['', 'Low 1 Jan – 30 Jun', 'High 15 Jun – 31 Dec'],
      ['Tent', 100, 'on request'],
    ]
    const reading = read(odd, usual)
    expect(titles(reading)).toEqual([
      'Which rate applies Jun 15 – 30?',
      'Tent: what is the rate in High?',
    ])
    const [both, cell] = reading.questions
      .filter(({ answer }) => answer === undefined)
      .map(({ id, options }) => [id, options[0]?.value] as const)
    const answers = { ...usual, [both?.[0] ?? '']: both?.[1] ?? '', [cell?.[0] ?? '']: 'closed' }
    expect(ratesIn(read(odd, answers)).Tent).toMatchObject([
      { from: '2027-01-01', to: '2027-06-30', twinRate: '100.00' },
      { from: '2027-07-01', to: '2027-12-31', currency: 'USD', prov: 'C' },
    ])
  })

  test('asks at which camps offers hold, where they name none', () => {
    const lines = [
      'Early bird: 10% off when booked 6 months in advance',
      'Long stay: 15% discount on 5 nights or more',
      'Low season special: 12,5% off',
    ]
    const offers: Cell[][] = [
      ['STO 2027 USD per person sharing'],
      ['', 'Low 1 Jan – 31 Dec'],
      ['Camp One'],
      ['Tent', 100],
      ['Camp Two'],
      ['Tent', 200],
      ...lines.map((line) => [line]),
    ]
    const reading = read(offers, usual)
    expect(titles(reading)).toEqual([
      'Early bird, 10% off from 180 days ahead: at which camps?',
      'Long stay, 15% off from 5 nights: at which camps?',
      'Special offer, 12.5% off: at which camps?',
    ])
    const ids = reading.questions.filter(({ answer }) => answer === undefined)
    const answers = {
      ...usual,
      ...Object.fromEntries(ids.map(({ id }, index) => [id, index < 2 ? '*' : 'Camp Two'])),
    }
    const rates = ratesIn(read(offers, answers))
    expect(rates['Camp One / Tent']?.[0]).toMatchObject({
      twinRate: '100.00',
      earlyBirdDays: 180,
      earlyBirdPercent: '10',
      longStayNights: 5,
    })
    expect(rates['Camp One / Tent']?.[0]).not.toHaveProperty('offerPercent')
    expect(rates['Camp Two / Tent']?.[0]).toMatchObject({ offerPercent: '12.5' })
  })

  test('31 February is no date, and a sheet without figures has no rates', () => {
    const [room] = read([
      ['Nett 2027 USD per person sharing'],
      ['', '31 Feb – 5 Mar', '6 – 9 Mar'],
      ['Tent', 10, 20],
    ]).rooms
    expect(room?.seasons.map(({ periods }) => periods[0]?.from)).toEqual(['2027-03-06'])
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
        const answers = { ...usual, dates: 'day', child: 'none' }
        const reading = read(
          [['Nett rates 2027 in USD, per person sharing'], ...(isTurned ? turned : table)],
          answers,
        )
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
                singleRate: (amount(row, column) / 100).toFixed(2),
                childRate: (amount(row, column) / 100).toFixed(2),
                infantRate: (amount(row, column) / 100).toFixed(2),
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

  test('stand beside those of other markets', () => {
    const row = (twinRate: string, more: object = {}) => ({
      from: calendarDate('2027-01-01'),
      to: calendarDate('2027-12-31'),
      currency: 'USD',
      twinRate,
      ...more,
    })
    const [all, sadc] = [row('500'), row('350', { market: 'sadc' })]
    expect(mergeRates([all], [sadc])).toEqual([all, sadc])
    expect(mergeRates([all, sadc], [row('360', { market: 'sadc' })])).toEqual([
      all,
      row('360', { market: 'sadc' }),
    ])
    expect(mergeRates([all, sadc], [row('510')])).toEqual([sadc, row('510')])
  })

  test('of guests from East Africa are in their own currency, and for nobody else', () => {
    const sheet: Cell[][] = [
      ['Mara Leopard Camp 2027 nett per person per night sharing incl tax'],
      ['Season', 'Dates', 'Non Residents (USD)', 'East African Residents (KES)'],
      ['Low', '1 Apr - 30 Jun', 320, 24_500],
      ['Peak', '1 Jul - 31 Oct', 580, 42_000],
    ]
    const [room, ...others] = read(sheet, { ...usual, market: 'eac' }).rooms
    const { market } = read(sheet, { ...usual, market: 'eac' })
    expect(others).toEqual([])
    expect(rateRowsOf(room as never, { commission: undefined, market })).toMatchObject([
      { from: '2027-04-01', currency: 'KES', twinRate: '24500.00', market: 'eac' },
      { from: '2027-07-01', currency: 'KES', twinRate: '42000.00', market: 'eac' },
    ])
  })
})
