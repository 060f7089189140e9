import { calendarDate } from '#shared/dates/calendar-date'
import { rateRowsOf } from '#shared/rate-sheets/rate-rows'
import { readBook } from '#shared/rate-sheets/read-sheet'
import { banners } from './banners'
import { besideAndYears } from './beside-and-years'
import { bookingTerms } from './booking-terms'
import { daysAndLevies } from './days-and-levies'
import { families } from './families'
import { feasts } from './feasts'
import { firstLines } from './first-lines'
import { habits } from './habits'
import { harder } from './harder'
import { otherLanguages } from './languages'
import { listsAndMarks } from './lists-and-marks'
import { oddColumns } from './odd-columns'
import { otherShapes } from './other-shapes'
import { restOfYear } from './rest-of-year'
import { seasonsAcross } from './seasons-across'
import type { SheetCase } from './sheet-case'
import { singleSupplements } from './single-supplements'
import { traps } from './traps'

const today = calendarDate('2026-11-23')
/** All constructed sheets. */
export const cases: readonly SheetCase[] = [
  ...seasonsAcross,
  ...otherShapes,
  ...habits,
  ...harder,
  ...traps,
  ...families,
  ...feasts,
  ...bookingTerms,
  ...banners,
  ...restOfYear,
  ...oddColumns,
  ...daysAndLevies,
  ...firstLines,
  ...singleSupplements,
  ...listsAndMarks,
  ...besideAndYears,
  ...otherLanguages,
]

/** A sheet as it is read with some answers. */
export const readCase = ({ sheets }: SheetCase, answers: Readonly<Record<string, string>> = {}) =>
  readBook(sheets, { name: 'sheet', today, answers })

/** Rows by room, in the words of the truth. */
export function published(one: SheetCase, answers: Readonly<Record<string, string>>) {
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
  extraAdultRate: 'extra',
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
  const amounts = (rates: { readonly childBands?: string }, before: string) => [
    ...Object.entries(shortNames).flatMap(([field, short]) => {
      const amount = (rates as Record<string, string>)[field]
      return amount === undefined ? [] : [`${before}${short}=${Number(amount)}`]
    }),
    ...(rates.childBands?.split('; ') ?? []).map((band) => {
      const words = band.split(' ')
      return `${before}${words.slice(0, -1).join('_')}=${Number(words.at(-1))}`
    }),
  ]
  const { minLOS, charges, market, bookBy, releaseDays, combines } = more
  return [
    from,
    to,
    currency,
    ...(perPerson ? [] : ['room']),
    ...(prov === 'C' ? ['closed'] : []),
    ...amounts(more, ''),
    ...amounts(rack as object, 'rack.'),
    ...(minLOS === undefined ? [] : [`nights=${String(minLOS)}`]),
    ...(market === undefined ? [] : [`market=${String(market)}`]),
    ...(bookBy === undefined ? [] : [`book=${String(bookBy)}`]),
    ...(releaseDays === undefined ? [] : [`release=${String(releaseDays)}`]),
    ...(combines === undefined ? [] : [`combines=${String(combines).replaceAll(' ', '_')}`]),
    ...(charges === undefined ? [] : [`charges=${String(charges).replaceAll(' ', '_')}`]),
  ].join(' ')
}

/** A row of the truth with what the usual answers add: as adults, infants free unless `infant=none`. */
export function withUsual(row: string): string {
  const words = row.split(' ')
  const find = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.split('=')[1]
  if (find('group') !== undefined || words.includes('closed')) return row
  const isRoom = words.includes('room')
  const full = ['', 'rack.'].flatMap((side) => {
    const twin = find(`${side}twin`)
    if (twin === undefined) return []
    const place = isRoom ? Number(twin) / 2 : Number(twin)
    const bands = words.filter((word) => new RegExp(`^${side}\\d+-\\d+[a-z_]*=`).test(word))
    const single = find(`${side}single`) ?? (isRoom ? undefined : twin)
    return [
      `${side}twin=${Number(twin)}`,
      ...(single === undefined ? [] : [`${side}single=${Number(single)}`]),
      ...(bands.every((band) => band.includes('own_bed')) || find(`${side}child`) !== undefined
        ? [`${side}child=${Number(find(`${side}child`) ?? place)}`]
        : []),
      ...(find(`${side}infant`) === 'none' ||
      (bands.some((band) => /^(?:rack\.)?0-/.test(band)) && find(`${side}infant`) === undefined)
        ? []
        : [`${side}infant=${Number(find(`${side}infant`) ?? 0)}`]),
      ...words.filter((word) => word.startsWith(`${side}extra=`)),
      ...bands,
    ]
  })
  const nights = words.filter((word) =>
    /^(?:nights|market|book|release|combines|charges)=/.test(word),
  )
  return [...words.slice(0, 3), ...(isRoom ? ['room'] : []), ...full, ...nights].join(' ')
}

/** Figures of rates, and those that no question had to be asked for. */
export function counts(one: SheetCase) {
  const { rooms } = readCase(one)
  const policies = new Set(['single', 'child', 'infant', 'one adult'])
  const read = new Map<string, boolean>()
  for (const { seasons } of rooms)
    for (const { figures, asks } of seasons)
      for (const { place, asks: own } of figures) {
        const key = `${place.sheet} ${place.row} ${place.column}`
        const isAsked = [...asks, ...own].some(
          (id) => !policies.has(id) && !id.startsWith('other ages '),
        )
        read.set(key, (read.get(key) ?? true) && !isAsked)
      }
  return [...read.values()].filter(Boolean).length
}
