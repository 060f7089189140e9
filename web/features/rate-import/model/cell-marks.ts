import { addressOf } from '#shared/rate-sheets/cells'
import type { SheetReading } from '#shared/rate-sheets/read-sheet'
import { hueOfStay } from '../../../components/calendar/calendar-day'

/** The question that a cell is part of. */
export interface QuestionMark {
  readonly number: number
  readonly isOpen: boolean
}

/** How cells are marked, by their addresses: the color of their camp, and their question. */
export function cellMarks({ understood, questions }: SheetReading, camps: readonly string[]) {
  const hueAt = new Map(
    understood.flatMap(({ places, camp }) =>
      places.map(
        (place) => [addressOf(place), hueOfStay(Math.max(0, camps.indexOf(camp)))] as const,
      ),
    ),
  )
  const questionAt = new Map(
    questions.flatMap(({ places, answer }, index) =>
      places.map((place): [string, QuestionMark] => [
        addressOf(place),
        { number: index + 1, isOpen: answer === undefined },
      ]),
    ),
  )
  return { hueAt, questionAt }
}
