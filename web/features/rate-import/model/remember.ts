import type { SavedSheet } from '#shared/api/rate-sheets'
import { type Answers, lastingId } from '#shared/rate-sheets/asking'
import type { SheetReading } from '#shared/rate-sheets/read-sheet'
import { wordsOf } from './match-names'

/** The name of a file without its ending, as words. */
export const titleOf = (fileName: string): string =>
  fileName.replace(/\.[a-z]{2,4}$/i, '').replaceAll(/[_-]/g, ' ')

/** A camp's name for the next sheet: its file's where the sheet names none. */
export const lastingName = (camp: string, fileName: string): string =>
  (camp === '' ? titleOf(fileName) : camp).slice(0, 200)

const keyOf = (name: string): string =>
  wordsOf(name)
    .filter((word) => !/^\d+$/.test(word))
    .toSorted()
    .join(' ')

/** The last published sheet of one of the camps that a file names. */
export function sheetBefore(
  sheets: readonly SavedSheet[],
  { rooms }: SheetReading,
  fileName: string,
): SavedSheet | undefined {
  const names = new Set(rooms.map(({ camp }) => keyOf(lastingName(camp, fileName))))
  return sheets.find(
    ({ isDone, camps = [] }) => isDone && camps.some(({ name }) => names.has(keyOf(name))),
  )
}

/** Answers that hold for one sheet alone: its year, its odd cells, what publishing it removed. */
const isOfOneSheet = (id: string): boolean => /^(?:year|valid)$|^(?:cell|two|removed) /.test(id)

/**
 * The answers of a sheet that its supplier's next one takes over, also where a year or an amount in a
 * note is another; of two questions that differ in these alone, each keeps its own.
 */
export function lastingAnswers(answers: Answers): Answers {
  const lasting = Object.entries(answers).filter(
    ([id, answer]) =>
      !isOfOneSheet(id) && !(/^(?:season|note) /.test(id) && /20\d\d/.test(answer ?? '')),
  )
  const ids = lasting.map(([id]) => lastingId(id))
  const alone = lasting.filter(
    (_entry, at) => ids.indexOf(ids[at] ?? '') === ids.lastIndexOf(ids[at] ?? ''),
  )
  return Object.fromEntries([...lasting, ...alone.map(([id, answer]) => [lastingId(id), answer])])
}
