import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { rateRowsOf } from '#shared/rate-sheets/rate-rows'
import { readBook } from '#shared/rate-sheets/read-sheet'
import { habits } from './corpus/habits'
import { harder } from './corpus/harder'
import { otherShapes } from './corpus/other-shapes'
import { seasonsAcross } from './corpus/seasons-across'
import { type SheetCase, usualAnswers } from './corpus/sheet-case'
import { traps } from './corpus/traps'

const today = calendarDate('2026-11-23')
const cases: readonly SheetCase[] = [
  ...seasonsAcross,
  ...otherShapes,
  ...habits,
  ...harder,
  ...traps,
]

const readCase = ({ sheets }: SheetCase, answers: Readonly<Record<string, string>> = {}) =>
  readBook(sheets, { name: 'sheet', today, answers })

/** Rows by room, in the words of the truth. */
function published(one: SheetCase, answers: Readonly<Record<string, string>>) {
  const reading = readCase(one, answers)
  return Object.fromEntries(
    reading.rooms.flatMap((room) => {
      const rows = rateRowsOf(room, reading)
      return rows.length === 0 ? [] : [[`${room.camp} / ${room.room}`, rows.map(rowText)]]
    }),
  )
}

const shortNames = {
  twinRate: 'twin',
  groupRate: 'group',
  singleRate: 'single',
  childRate: 'child',
  infantRate: 'infant',
} as const

function rowText({
  from,
  to,
  currency,
  perPerson,
  prov,
  rack = {},
  ...more
}: ReturnType<typeof rateRowsOf>[number]) {
  const amounts = (rates: object, before: string) =>
    Object.entries(shortNames).flatMap(([field, short]) => {
      const amount = (rates as Record<string, string>)[field]
      return amount === undefined ? [] : [`${before}${short}=${Number(amount)}`]
    })
  const { minLOS } = more
  return [
    from,
    to,
    currency,
    ...(perPerson ? [] : ['room']),
    ...(prov === 'C' ? ['closed'] : []),
    ...amounts(more, ''),
    ...amounts(rack as object, 'rack.'),
    ...(minLOS === undefined ? [] : [`nights=${String(minLOS)}`]),
  ].join(' ')
}

/** A row of the truth with what the usual answers add: as adults, infants free. */
function withUsual(row: string): string {
  const words = row.split(' ')
  const find = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.split('=')[1]
  if (find('group') !== undefined || words.includes('closed')) return row
  const isRoom = words.includes('room')
  const full = ['', 'rack.'].flatMap((side) => {
    const twin = find(`${side}twin`)
    if (twin === undefined) return []
    const place = isRoom ? Number(twin) / 2 : Number(twin)
    const single = find(`${side}single`) ?? (isRoom ? undefined : twin)
    return [
      `${side}twin=${Number(twin)}`,
      ...(single === undefined ? [] : [`${side}single=${Number(single)}`]),
      `${side}child=${Number(find(`${side}child`) ?? place)}`,
      `${side}infant=${Number(find(`${side}infant`) ?? 0)}`,
    ]
  })
  const nights = words.filter((word) => word.startsWith('nights='))
  return [...words.slice(0, 3), ...(isRoom ? ['room'] : []), ...full, ...nights].join(' ')
}

/** Figures of rates, and those that no question had to be asked for. */
function counts(one: SheetCase) {
  const { rooms } = readCase(one)
  const policies = new Set(['single', 'child', 'infant'])
  const read = new Map<string, boolean>()
  for (const { seasons } of rooms)
    for (const { figures, asks } of seasons)
      for (const { place, asks: own } of figures) {
        const key = `${place.sheet} ${place.row} ${place.column}`
        const isAsked = [...asks, ...own].some((id) => !policies.has(id))
        read.set(key, (read.get(key) ?? true) && !isAsked)
      }
  return [...read.values()].filter(Boolean).length
}

describe.each(cases.map((one) => [one.name, one] as const))('%s', (_name, one) => {
  test('publishes what the sheet says, and nothing else', () => {
    const truth = Object.fromEntries(
      Object.entries(one.rates).map(([room, rows]) => [room, rows.map(withUsual)]),
    )
    expect(published(one, { ...usualAnswers, ...one.answers })).toEqual(truth)
  })

  test('publishes nothing that the sheet doesn’t say before a person has answered', () => {
    for (const [room, rows] of Object.entries(published(one, {})))
      for (const row of rows) {
        const [from, to] = row.split(' ')
        const truth = one.rates[room]?.find((text) => text.startsWith(`${from} ${to} `))
        expect(truth, `${room} ${row}`).toBeDefined()
        for (const word of row.split(' ').slice(3)) expect(withUsual(truth ?? '')).toContain(word)
      }
  })

  test('lists what it didn’t read', () => {
    const unread = readCase(one, { ...usualAnswers, ...one.answers }).unread.map(
      ({ title }) => title,
    )
    for (const text of one.unread ?? [])
      expect(unread).toContainEqual(expect.stringContaining(text))
  })
})

test('at least 90 % of the figures of all sheets are read without a question', () => {
  const all = cases.map((one) => ({ name: one.name, read: counts(one), all: one.figures }))
  for (const { name, read, all: most } of all) expect(read, name).toBeLessThanOrEqual(most)
  const sum = (key: 'read' | 'all') => all.reduce((total, one) => total + one[key], 0)
  expect(sum('read') / sum('all'), JSON.stringify(all, null, 1)).toBeGreaterThanOrEqual(0.9)
})
