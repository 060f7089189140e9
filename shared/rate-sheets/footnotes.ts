import type { Ask } from './asking'
import { addressOf, type BookSheet, type Place, textOf } from './cells'
import { figureOf } from './figures'
import { groupBy } from './group-by'
import type { Statement } from './sheet-rows'
import { wordsOf } from './words'

const behind = /^(.*?[^\s*†‡])\s*([*†‡]+)$/s
const before = /^\s*([*†‡]+)\s*(?=[^\s*†‡])/

/** A cell with a mark behind its text: `Low*`, `690 **`. */
interface MarkedCell {
  readonly mark: string
  readonly text: string
  readonly place: Place
}

function markedCells(sheets: readonly BookSheet[]): MarkedCell[] {
  return sheets.flatMap(({ name, rows }) =>
    rows.flatMap((cells, row) =>
      cells.flatMap((cell, column): MarkedCell[] => {
        const [, text, mark] = behind.exec(textOf(cell)) ?? []
        if (text === undefined || mark === undefined) return []
        const place = sheets.length > 1 ? { sheet: name, row, column } : { row, column }
        return [{ mark, text, place }]
      }),
    ),
  )
}

const isPrice = ({ text }: Pick<MarkedCell, 'text'>): boolean =>
  figureOf(text)?.kind === 'amount' && !/^20[2-4]\d$/.test(text)

/**
 * The sheets with prices in place of marked ones (`690*`), for each mark that a person says changes
 * no price. Until then they are read as words.
 */
export function withMarkedPrices(sheets: readonly BookSheet[], ask: Ask): readonly BookSheet[] {
  const prices = groupBy(markedCells(sheets).filter(isPrice), ({ mark }) => mark)
  const plainMarks = new Set(
    [...prices].flatMap(([mark, cells]) =>
      askMark(mark, { cells, note: noteWith(mark, sheets), ask }) === 'rate' ? [mark] : [],
    ),
  )
  if (plainMarks.size === 0) return sheets
  return sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((cells) =>
      cells.map((cell) => {
        const [, text = '', mark = ''] = behind.exec(textOf(cell)) ?? []
        return plainMarks.has(mark) && isPrice({ text }) ? text : cell
      }),
    ),
  }))
}

/** What the sheets say of a mark. */
function noteWith(mark: string, sheets: readonly BookSheet[]): string | undefined {
  const texts = sheets.flatMap(({ rows }) => rows.flat().map(textOf))
  return texts.find((text) => before.exec(text)?.[1] === mark)
}

interface AboutMark {
  readonly cells: readonly MarkedCell[]
  readonly note: string | undefined
  readonly ask: Ask
}

const askMark = (mark: string, { cells, note, ask }: AboutMark) =>
  ask({
    id: `mark ${mark}`,
    title: `Prices marked ${mark}: are they the rates?`,
    why: `${addressOf(cells[0]?.place ?? { row: 0, column: 0 })} says “${cells[0]?.text}${mark}”. ${
      note === undefined ? 'No note says what the mark means.' : `A note says “${note}”.`
    }`,
    places: cells.map(({ place }) => place),
    options: [
      { value: 'rate', label: 'Yes, as they stand' },
      { value: 'leave', label: 'Leave them out' },
    ],
  })

interface Names {
  readonly camps: readonly string[]
  readonly seasons: readonly string[]
}

/**
 * Notes with what their marks point to. `* Minimum 3 nights` below `Low*` says so of Low alone; what
 * belongs to a room or a price says nothing of anything else, and is left to a person (`isBound`).
 */
export function withFootnotes(
  notes: readonly Statement[],
  { sheets, camps, seasons }: Names & { readonly sheets: readonly BookSheet[] },
): readonly Statement[] {
  const cells = groupBy(markedCells(sheets), ({ mark }) => mark)
  const names = new Set([...camps, ...seasons].filter((name) => name !== ''))
  return notes.map((note) => {
    const mark = before.exec(note.text)?.[1] ?? ''
    const pointingCells = (cells.get(mark) ?? []).filter(
      ({ place }) => addressOf(place) !== addressOf(note.place),
    )
    if (pointingCells.length === 0) return note
    const pointedNames = [...new Set(pointingCells.map(({ text }) => wordsOf(text).rest))]
    return pointedNames.every((name) => names.has(name))
      ? { ...note, text: `${note.text} (${pointedNames.join(', ')})` }
      : { ...note, isBound: true }
  })
}
