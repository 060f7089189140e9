import type { Ask } from './asking'
import { addressOf, type BookSheet, type Cell, type Place, textOf } from './cells'
import { monthOrDay, numericDate, yearFirst } from './read-periods'
import { isYearRow } from './sheet-rows'

/** A text with its cell. */
export interface PlacedText {
  readonly text: string
  readonly place: Place
}

/** All texts of a workbook, with their places. */
export const textsOf = (sheets: readonly BookSheet[]): PlacedText[] =>
  sheets.flatMap(({ name, rows }) =>
    rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) =>
        (typeof cell === 'string' && cell.trim() !== '') || isYear(cell, cells)
          ? [
              {
                text: textOf(cell),
                place: sheets.length > 1 ? { sheet: name, row, column } : { row, column },
              },
            ]
          : [],
      ),
    ),
  )

/** A year in a cell of its own, as `Vumbura Camp | 2027 | Nett`, and not among prices. */
const isYear = (cell: Cell, cells: readonly Cell[]): boolean =>
  typeof cell === 'number' && isYearRow(cells) && cells.some((one) => typeof one === 'string')

/** Whether 01/02 is January 2: by a date that can only be read one way, else asked. */
export function monthFirst(texts: readonly PlacedText[], ask: Ask): boolean {
  const dates = texts.flatMap(({ text, place }) =>
    Array.from(
      text
        .replaceAll(monthOrDay, '')
        .replaceAll(yearFirst, '')
        .matchAll(new RegExp(numericDate, 'g')),
      ([all, one, two]) => ({
        all,
        one: Number(one),
        two: Number(two),
        place,
      }),
    ),
  )
  const odd = dates.filter(({ one, two }) => one !== two)
  const [first] = odd
  if (first === undefined || odd.some(({ one, two }) => one > 12 && two <= 12)) return false
  if (odd.some(({ one, two }) => two > 12 && one <= 12)) return true
  const answer = ask({
    id: 'dates',
    title: `Which day is ${first.all}?`,
    why: `${addressOf(first.place)} and the others can be read both ways.`,
    places: [first.place],
    options: [
      { value: 'day', label: 'Day first' },
      { value: 'month', label: 'Month first' },
    ],
  })
  return answer === 'month'
}
