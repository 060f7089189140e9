import { calendarDate } from '#shared/dates/calendar-date'
import type { Cell } from '#shared/rate-sheets/cells'
import { rateRowsOf } from '#shared/rate-sheets/rate-rows'
import { readSheet } from '#shared/rate-sheets/read-sheet'

const today = calendarDate('2026-11-23')

export const read = (
  grid: readonly (readonly Cell[])[],
  answers: Record<string, string> = {},
  name = 'Sheet1',
) => readSheet(grid, { name, today, answers })

/** What people say where a sheet is silent: no supplement, children as adults, infants free. */
export const usual = {
  tax: 'included',
  market: 'all',
  single: 'sharing',
  child: 'adult',
  infant: 'free',
}

/** The rates of rooms by their names, each row as `from to` with what it costs. */
export function ratesIn(reading: ReturnType<typeof read>) {
  return Object.fromEntries(
    reading.rooms.map((room) => [
      [room.camp, room.room].filter(Boolean).join(' / '),
      rateRowsOf(room, reading),
    ]),
  )
}

/** The sheet of the mock, as Kwando sends it. */
export const kwando: Cell[][] = [
  ['KWANDO SAFARIS: STO RATES 2027, USD'],
  ['Per person per night sharing, fully inclusive. Valid 10 Jan 2027 to 9 Jan 2028'],
  ['', 'Max', 'GREEN', 'SHOULDER', 'HIGH', 'SHOULDER', 'FESTIVE'],
  ['', '', '10 Jan – 31 Mar', '1 Apr – 14 Jun', '15 Jun – 31 Oct', '1 – 30 Nov', '20 Dec – 9 Jan'],
  ['KWARA CAMP'],
  ['Tent, pp sharing', 2, 712, 1046, 1598, 1046, 1310],
  ['Family tent, pp sharing', 4, 690, 1014, 1550, 1014, 1270],
  ['Single supplement', '', 'nil', '30%', '50%', '30%', '50%'],
  ['Child 6 – 12 in family tent', '', '50%', '50%', '70%', '50%', '70%'],
  ['TAU PAN CAMP'],
  ['Tent, pp sharing', 2, 545, 682, 824, 682, 760],
  ['Single supplement', '', 'nil', 'nil', '30%', 'nil', '30%'],
  ['NXAI PAN CAMP'],
  ['Tent, pp sharing', 2, 528, 664, 806, 664, 742],
  ['STAY 4 PAY 3: Tau Pan & Nxai Pan, green + shoulder (comb.)'],
]
