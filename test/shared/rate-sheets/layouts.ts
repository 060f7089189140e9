import fc from 'fast-check'
import { addDays, type CalendarDate, calendarDate } from '#shared/dates/calendar-date'
import type { Cell } from '#shared/rate-sheets/cells'

/** What a supplier sells, before anybody has laid it out. */
export interface Offer {
  readonly camp: string
  readonly rooms: readonly Room[]
  readonly seasons: readonly Season[]
}
interface Room {
  readonly name: string
  /** By season. */
  readonly prices: readonly Prices[]
}
interface Prices {
  readonly sharing: number
  readonly single: number
  readonly child: number
}
interface Season {
  readonly name: string
  readonly periods: readonly { readonly from: CalendarDate; readonly to: CalendarDate }[]
}

const firstOf = (month: number) => calendarDate(`2027-${String(month + 1).padStart(2, '0')}-01`)

/** One or two rooms in two to four seasons, which share a year; the first may come again at its end. */
export const offers: fc.Arbitrary<Offer> = fc
  .record({
    camp: fc.constantFrom('Kopje Lodge', 'Ngoma Crest Camp', 'Vumbi Camp'),
    rooms: fc.subarray(['Luxury Tent', 'River Suite', 'Chalet'], { minLength: 1, maxLength: 2 }),
    names: fc.subarray(['Green', 'Low', 'Shoulder', 'High', 'Peak'], {
      minLength: 2,
      maxLength: 4,
    }),
    months: fc.uniqueArray(fc.integer({ min: 1, max: 11 }), { minLength: 3, maxLength: 3 }),
    comesAgain: fc.boolean(),
    sharing: fc.array(fc.integer({ min: 320, max: 1_900 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ camp, rooms, names, months, sharing, comesAgain }) => {
    const begins = [0, ...months.toSorted((one, other) => one - other)].map(firstOf)
    const ownNames = comesAgain ? names.slice(0, 3) : names
    const owners = comesAgain ? [...ownNames, ownNames[0]] : ownNames
    const periods = owners.map((name, at) => {
      const next = at + 1 < owners.length ? begins[at + 1] : undefined
      const to = next === undefined ? calendarDate('2027-12-31') : addDays(next, -1)
      return { name, from: begins[at] ?? firstOf(0), to }
    })
    const seasons = ownNames.map((name): Season => {
      const own = periods.filter((one) => one.name === name)
      return { name, periods: own.map(({ from, to }) => ({ from, to })) }
    })
    const pricedRooms = rooms.map((name, room): Room => {
      const prices = seasons.map((_season, at) => {
        const one = sharing[room * 4 + at] ?? 500
        const single = one + 10 * (1 + ((one + at) % 30))
        return { sharing: one, single, child: Math.floor(one / 2) }
      })
      return { name, prices }
    })
    return { camp, rooms: pricedRooms, seasons }
  })

/** How somebody lays it out. */
export interface Habits {
  readonly days: (date: CalendarDate, hasYear: boolean) => string
  readonly amount: (value: number) => Cell
  readonly seasons: 'columns' | 'rows'
  readonly dates: 'beside names' | 'of their own' | 'one list' | 'lines' | 'from to'
  readonly between: string
  readonly hasChildren: boolean
  /** Younger children are named, and not taken. */
  readonly hasClosed: boolean
  /** Rack rates stand beside the nett ones. */
  readonly hasRack: boolean
  readonly hasLevy: boolean
  /** What heads first and last days. */
  readonly ends: readonly [string, string]
  readonly single: 'rate' | 'amount on top' | 'percent on top' | 'percent in a note'
  readonly hasRoomTitles: boolean
  readonly facts: (camp: string, year: string) => Cell[][]
  /** Dates have years, and the title has none. */
  readonly hasYears: boolean
  readonly hasGaps: boolean
  readonly notes: readonly string[]
}

const long =
  'January February March April May June July August September October November December'.split(' ')
const partsOf = (date: CalendarDate) => {
  const [year = '', month = '', day = ''] = date.split('-')
  const name = long[Number(month) - 1] ?? ''
  return { year, month, day, name, short: name.slice(0, 3), plain: Number(day) }
}
const dayHabits: Habits['days'][] = [
  (date, hasYear) => {
    const { plain, short, year } = partsOf(date)
    return `${plain} ${short}${hasYear ? ` ${year}` : ''}`
  },
  (date, hasYear) => {
    const { plain, name, year } = partsOf(date)
    return `${plain} ${name}${hasYear ? ` ${year}` : ''}`
  },
  (date, hasYear) => {
    const { day, short, year } = partsOf(date)
    return `${day}-${short}${hasYear ? `-${year.slice(2)}` : ''}`
  },
  (date, hasYear) => {
    const { plain, day, month, short, year } = partsOf(date)
    return hasYear ? `${day}/${month}/${year}` : `${plain} ${short}`
  },
  (date, hasYear) => {
    const { day, month, year } = partsOf(date)
    return `${day}.${month}.${hasYear ? year : ''}`
  },
  (date, hasYear) => {
    const { plain, short, year } = partsOf(date)
    return `${short} ${plain}${hasYear ? `, ${year}` : ''}`
  },
  (date, hasYear) => {
    const { plain, day, month, short, year } = partsOf(date)
    return hasYear ? `${year}/${month}/${day}` : `${plain} ${short}`
  },
]
const endHabits = [
  ['From', 'To'],
  ['Arrival', 'Departure'],
  ['Check-in', 'Check-out'],
  ['Valid from', 'Valid to'],
  ['Start date', 'End date'],
] as const
const amountHabits: Habits['amount'][] = [
  (value) => value,
  (value) => String(value),
  (value) => value.toLocaleString('en-US'),
  (value) => `USD ${value}`,
]
const factHabits: Habits['facts'][] = [
  (camp, year) => [[`${camp} nett rates${year} USD per person per night incl VAT international`]],
  (camp, year) => [
    [`${camp}${year}`],
    ['Nett rates in USD per person per night, VAT included, international guests'],
  ],
  (camp, year) => [[`${camp} - nett${year} - USD pppn - incl VAT - international`]],
  (camp, year) => [
    [`${camp}${year}`],
    ['Currency: USD', 'Rates are nett', 'Per person per night', 'International', 'Incl VAT'],
  ],
]
const notes = [
  'Stay 4 nights pay 3 valid 1 May - 30 June 2027',
  'Check-in from 14:00, check-out by 10:00',
  'Conservation levy USD 40 per person per night payable locally',
  'Rates include all meals and activities',
  'Printed 3 October 2026',
  'Private vehicle USD 400 per day',
  'A deposit of 30% is due within 14 days of confirmation',
]

export const habits: fc.Arbitrary<Habits> = fc.record({
  days: fc.constantFrom(...dayHabits),
  amount: fc.constantFrom(...amountHabits),
  seasons: fc.constantFrom('columns', 'rows'),
  dates: fc.constantFrom('beside names', 'of their own', 'one list', 'lines', 'from to'),
  between: fc.constantFrom(' & ', ', ', ' and '),
  hasChildren: fc.boolean(),
  hasClosed: fc.boolean(),
  hasRack: fc.boolean(),
  hasLevy: fc.boolean(),
  ends: fc.constantFrom(...endHabits),
  single: fc.constantFrom('rate', 'amount on top', 'percent on top', 'percent in a note'),
  hasRoomTitles: fc.boolean(),
  facts: fc.constantFrom(...factHabits),
  hasYears: fc.boolean(),
  hasGaps: fc.boolean(),
  notes: fc.subarray(notes, { maxLength: 3 }),
})

/** A sheet of an offer after somebody's habits. */
export function layOut(offer: Offer, habit: Habits): Cell[][] {
  const { dates, hasGaps, hasYears } = habit
  const gap: Cell[][] = hasGaps ? [[]] : []
  const tables = habit.seasons === 'columns' ? acrossColumns : downRows
  const list = offer.seasons.map((season) => `${season.name}: ${rangeOf(season, habit)}`)
  return [
    ...habit.facts(offer.camp, hasYears ? '' : ' 2027'),
    ...gap,
    ...tables(offer, habit),
    ...(dates === 'one list' ? [...gap, [list.join('; ')]] : []),
    ...(dates === 'lines' ? [...gap, ...list.map((line) => [line])] : []),
    ...(habit.single === 'percent in a note' ? [[`Single supplement ${percent}%`]] : []),
    ...habit.notes.map((note) => [note]),
  ]
}

const levy = 'Conservation levy per person per night'
const levyAmount = 25
const rackOf = (nett: number): number => Math.ceil(nett * 1.25)

const rangeOf = ({ periods }: Season, { days, hasYears, between }: Habits): string =>
  periods.map(({ from, to }) => `${days(from, hasYears)} - ${days(to, hasYears)}`).join(between)

const percent = 30
/** What one adult alone pays: as drawn, or as much more as the percentage says. */
export const singleOf = ({ sharing, single }: Prices, habit: Pick<Habits, 'single'>): number =>
  habit.single === 'rate' || habit.single === 'amount on top'
    ? single
    : (sharing * (100 + percent)) / 100

const singleHead = ({ single }: Habits): string =>
  single === 'rate' ? 'Single' : 'Single supplement'
const singleCell = (prices: Prices, { amount, single }: Habits): Cell =>
  single === 'percent on top'
    ? `${percent}%`
    : amount(single === 'rate' ? prices.single : prices.single - prices.sharing)

function acrossColumns({ rooms, seasons }: Offer, habit: Habits): Cell[][] {
  const { amount, days, hasRoomTitles, hasYears, single, hasChildren, hasRack } = habit
  const isOnce = seasons.every(({ periods }) => periods.length === 1)
  const dates = habit.dates === 'from to' && !isOnce ? 'of their own' : habit.dates
  const heads: Cell[][] = [
    [
      'Room',
      ...seasons.map((season) =>
        dates === 'beside names' ? `${season.name} ${rangeOf(season, habit)}` : season.name,
      ),
    ],
    ...(dates === 'of their own'
      ? [[null, ...seasons.map((season) => rangeOf(season, habit))]]
      : []),
    ...(dates === 'from to'
      ? [
          [
            habit.ends[0],
            ...seasons.flatMap(({ periods }) => periods.map(({ from }) => days(from, hasYears))),
          ],
          [
            habit.ends[1],
            ...seasons.flatMap(({ periods }) => periods.map(({ to }) => days(to, hasYears))),
          ],
        ]
      : []),
  ]
  const isTitled = hasRoomTitles && rooms.length > 1
  const lines = rooms.flatMap((room) => {
    const name = isTitled ? '' : `${room.name} `
    return [
      ...(isTitled ? [[room.name], ...heads] : []),
      [`${name}sharing`, ...room.prices.map(({ sharing }) => amount(sharing))],
      ...(hasRack
        ? [[`${name}sharing rack`, ...room.prices.map(({ sharing }) => amount(rackOf(sharing)))]]
        : []),
      ...(single === 'percent in a note'
        ? []
        : [
            [
              single === 'rate' ? `${name}single` : singleHead(habit),
              ...room.prices.map((prices) => singleCell(prices, habit)),
            ],
          ]),
      ...(hasChildren
        ? [[`${name}child 6 - 11`, ...room.prices.map(({ child }) => amount(child))]]
        : []),
      ...(hasChildren && habit.hasClosed
        ? [[`${name}child under 6`, ...room.prices.map(() => 'Not accepted')]]
        : []),
    ]
  })
  const levies: Cell[][] = habit.hasLevy ? [[levy, ...seasons.map(() => amount(levyAmount))]] : []
  return [...(isTitled ? [] : heads), ...lines, ...levies]
}

function downRows({ rooms, seasons }: Offer, habit: Habits): Cell[][] {
  const { amount, dates, days, hasRoomTitles, hasYears, single, hasChildren } = habit
  const hasSingle = single !== 'percent in a note'
  const dateHeads = dates === 'from to' ? habit.ends : dates === 'of their own' ? ['Dates'] : []
  const linesOf = (season: Season): Cell[][] =>
    dates === 'from to'
      ? season.periods.map(({ from, to }) => [
          season.name,
          days(from, hasYears),
          days(to, hasYears),
        ])
      : dates === 'of their own'
        ? [[season.name, rangeOf(season, habit)]]
        : [[dates === 'beside names' ? `${season.name} ${rangeOf(season, habit)}` : season.name]]
  const isTitled = hasRoomTitles && rooms.length > 1
  const isNamed = !isTitled && rooms.length > 1
  const heads: Cell[] = [
    ...(isNamed ? ['Room'] : []),
    'Season',
    ...dateHeads,
    'Sharing',
    ...(habit.hasRack ? ['Sharing rack'] : []),
    ...(hasSingle ? [singleHead(habit)] : []),
    ...(hasChildren ? ['Child 6 - 11'] : []),
    ...(hasChildren && habit.hasClosed ? ['Child under 6'] : []),
    ...(habit.hasLevy ? [levy] : []),
  ]
  const lines = rooms.flatMap((room): Cell[][] => [
    ...(isTitled ? [[room.name], heads] : []),
    ...seasons.flatMap((season, at) => {
      const prices = room.prices[at] ?? { sharing: 0, single: 0, child: 0 }
      return linesOf(season).map((dated): Cell[] => [
        ...(isNamed ? [room.name] : []),
        ...dated,
        amount(prices.sharing),
        ...(habit.hasRack ? [amount(rackOf(prices.sharing))] : []),
        ...(hasSingle ? [singleCell(prices, habit)] : []),
        ...(hasChildren ? [amount(prices.child)] : []),
        ...(hasChildren && habit.hasClosed ? ['Not accepted'] : []),
        ...(habit.hasLevy ? [amount(levyAmount)] : []),
      ])
    }),
  ])
  return isTitled ? lines : [heads, ...lines]
}
