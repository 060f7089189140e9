import type { QueryClient } from '@tanstack/react-query'
import type { BookSheet } from '#shared/rate-sheets/cells'
import { readBook } from '#shared/rate-sheets/read-sheet'
import { todayUtc } from '../../../lib/time/today-here'
import { lastingAnswers, sheetBefore, titleOf } from '../model/remember'
import { type SheetWork, workOf } from '../model/sheet-work'
import { savedSheet, savedSheetsQuery } from './rate-sheets'

interface Before {
  readonly work: Pick<SheetWork, 'answers' | 'chosen'>
  /** Of the sheet that they are from. */
  readonly name?: string
}

const nothing: Before = { work: { answers: {}, chosen: { camps: {}, rooms: {} } } }

/**
 * What was answered and chosen in the last published sheet of one of a file's camps. Nothing where
 * there is none, or where it can't be loaded: then the questions are asked again.
 */
export async function answersBefore(
  fileName: string,
  sheets: readonly BookSheet[],
  queries: QueryClient,
): Promise<Before> {
  try {
    const reading = readBook(sheets, { name: titleOf(fileName), today: todayUtc(), answers: {} })
    const before = sheetBefore(await queries.fetchQuery(savedSheetsQuery), reading, fileName)
    if (before === undefined) return nothing
    const { answers, chosen } = workOf((await savedSheet(before.id)).work)
    return { work: { answers: lastingAnswers(answers), chosen }, name: before.name }
  } catch {
    return nothing
  }
}
