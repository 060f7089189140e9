import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readBook } from '#shared/rate-sheets/read-sheet'
import { todayUtc } from '../../../lib/time/today-here'
import { campQuery, campsNamed } from '../api/rate-sheets'
import { bestMatch, wordsOf } from './match-names'
import { matchRates, roomKeyOf } from './matched-rates'
import { titleOf } from './remember'
import { removalId } from './removal-id'
import type { SheetWork } from './sheet-work'

/** A file as it is understood with the answers so far, its camps and rooms as ours. */
export function useReading(fileName: string, { sheets, answers, chosen }: SheetWork) {
  const title = titleOf(fileName)
  const reading = useMemo(
    () => readBook(sheets, { name: title, today: todayUtc(), answers }),
    [title, sheets, answers],
  )
  const names = useMemo(() => [...new Set(reading.rooms.map(({ camp }) => camp))], [reading])
  const hintsOf = (name: string) => (name === '' ? reading.campHints : [name])
  const terms = [
    ...new Set(names.flatMap((name) => hintsOf(name).map((hint) => wordsOf(hint)[0] ?? ''))),
  ].filter(Boolean)
  const searchResults = useQueries({ queries: terms.map((term) => campsNamed(term)) })
  const rowsOf = (hint: string) =>
    searchResults[terms.indexOf(wordsOf(hint)[0] ?? '')]?.data?.rows ?? []
  const choices = new Map(Object.entries(chosen.camps))
  const camps = names.map((name) => {
    const guesses = hintsOf(name).map((hint) => bestMatch(hint, rowsOf(hint))?.code)
    return { name, code: choices.get(name) ?? guesses.find(Boolean) }
  })
  const contents = useQueries({
    queries: camps.map(({ code }) => ({ ...campQuery(code ?? ''), enabled: Boolean(code) })),
  })
  const campOf = (name: string) => {
    const index = names.indexOf(name)
    return camps[index]?.code ? contents[index]?.data : undefined
  }
  const matchedRates = matchRates(reading, campOf, chosen.rooms)
  const agreedRooms = new Set(
    reading.rooms.map(roomKeyOf).filter((key) => answers[removalId(key)] === 'yes'),
  )
  const openQuestions = reading.questions.filter(({ answer }) => answer === undefined)
  const waiting = matchedRates.rooms.filter(
    ({ key, optionKeys, removed, twice }) =>
      optionKeys === undefined ||
      twice !== undefined ||
      (removed.length > 0 && !agreedRooms.has(key)),
  )
  return {
    reading,
    camps,
    campOf,
    matched: matchedRates,
    agreed: agreedRooms,
    unanswered: openQuestions,
    open:
      openQuestions.length +
      waiting.length +
      reading.unread.filter(({ isNoted }) => !isNoted).length,
    count: Object.values(matchedRates.rates).flatMap((rooms) => Object.keys(rooms)).length,
    isLoading: [...searchResults, ...contents].some(({ isLoading }) => isLoading),
  }
}
