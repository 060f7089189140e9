import { expect, test } from 'vitest'
import type { BookSheet, Cell, Grid } from '#shared/rate-sheets/cells'
import { addressOf } from '#shared/rate-sheets/cells'
import { figureOf } from '#shared/rate-sheets/figures'
import { sweepSize } from '../../support/sweep-size'
import { type SheetCase, usualAnswers } from './corpus/sheet-case'
import { cases, readCase } from './corpus/truth'

/** Every how many of the spoiled sheets are read. */
const step = sweepSize({ short: 6, long: 1 })

/** The rows of a sheet as somebody may have left them, each spoiled in one place. */
function* spoiledRows(rows: Grid): Generator<readonly [how: string, rows: Grid]> {
  const width = Math.max(...rows.map(({ length }) => length))
  const full = rows.map((row) => [...row, ...Array<Cell>(width - row.length).fill(null)])
  const swapped = <One>(list: readonly One[], at: number): One[] => [
    ...list.slice(0, at),
    ...list.slice(at, at + 2).reverse(),
    ...list.slice(at + 2),
  ]
  for (const [at] of rows.entries()) {
    yield [`without row ${at + 1}`, rows.toSpliced(at, 1)]
    yield [`with rows ${at + 1} and ${at + 2} swapped`, swapped(rows, at)]
    yield [`with a blank row above ${at + 1}`, rows.toSpliced(at, 0, [])]
  }
  for (let at = 0; at < width; at++) {
    yield [`without column ${at + 1}`, rows.map((row) => row.toSpliced(at, 1))]
    yield [`with columns ${at + 1} and ${at + 2} swapped`, full.map((row) => swapped(row, at))]
  }
  yield ['with a column before all', rows.map((row) => [null, ...row])]
  for (const [row, cells] of full.entries())
    for (const [column] of cells.entries())
      yield [
        `without ${addressOf({ row, column })}`,
        full.map((all, at) => (at === row ? all.with(column, null) : all)),
      ]
}

/** Figures that are neither published, nor asked about, nor listed. */
function lostFigures(one: SheetCase): string[] {
  const { rooms, unread, questions, understood } = readCase(one, {
    ...usualAnswers,
    ...one.answers,
  })
  const open = questions.filter(({ answer }) => answer === undefined)
  const placed = new Set(
    [
      ...rooms.flatMap(({ seasons }) => seasons.flatMap(({ figures }) => figures)),
      ...unread.flatMap(({ places }) => places.map((place) => ({ place }))),
      ...questions.flatMap(({ places }) => places.map((place) => ({ place }))),
      ...understood.flatMap(({ places }) => places.map((place) => ({ place }))),
    ].map(({ place }) => addressOf(place)),
  )
  const isNamed = (sheet: BookSheet, row: number, column: number): boolean => {
    const named = one.sheets.length > 1 ? { sheet: sheet.name } : {}
    const isAsked = open.some(({ places }) =>
      places.some((place) => place.row === row && (place.sheet ?? sheet.name) === sheet.name),
    )
    return isAsked || placed.has(addressOf({ ...named, row, column }))
  }
  return one.sheets.flatMap((sheet) =>
    sheet.rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) =>
        isPrice(cell) && !isNamed(sheet, row, column)
          ? [`${addressOf({ row, column })} ${cell}`]
          : [],
      ),
    ),
  )
}

/** No year, no number of beds and no day that lost its format. */
function isPrice(cell: Cell): boolean {
  const figure = figureOf(cell)
  if (figure?.kind === 'percent') return true
  if (figure?.kind !== 'amount' || /^20[2-4]\d$/.test(figure.value)) return false
  return Number(figure.value) >= 20 && Number(figure.value) < 40_000
}

test('whatever row, column or cell a sheet lacks, and where they stand, each of its prices is published, asked about or listed', {
  timeout: 120_000,
}, () => {
  const lost: string[] = []
  let count = 0
  for (const one of cases) {
    const [first, ...others] = one.sheets
    if (first === undefined) continue
    const { name, rows } = first // no hidden and merged cells, which would stand elsewhere
    for (const [how, spoiled] of spoiledRows(rows)) {
      count += 1
      if (count % step > 0) continue
      const sheets = [{ name, rows: spoiled }, ...others]
      for (const figure of lostFigures({ ...one, sheets }))
        lost.push(`${one.name} ${how}: ${figure}`)
    }
  }
  expect(count).toBeGreaterThan(3_000)
  expect(lost).toEqual([])
})
