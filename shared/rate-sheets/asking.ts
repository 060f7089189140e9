import { currencyCodes } from '../money/currency-codes'
import type { Place } from './cells'

/** Something that a sheet leaves open. It has to be answered before rates are published. */
export interface SheetQuestion {
  /** The same for the same question of next year's sheet. */
  readonly id: string
  readonly title: string
  readonly why: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** What may be typed instead: percent of a hundred, dates as in a sheet, a code. */
  readonly input?: 'percent' | 'dates' | 'currency'
  readonly places: readonly Place[]
  readonly answer?: string
}
export type Answers = Readonly<Record<string, string | undefined>>

/** Asks; the answer is undefined until a person has given it. */
export type Ask = (question: Omit<SheetQuestion, 'answer'>) => string | undefined

/** A list of questions, each once, with the answers that fit them. */
export function makeAsk(
  answers: Answers,
  hasDates: (text: string) => boolean,
): { ask: Ask; questions: SheetQuestion[] } {
  const questions: SheetQuestion[] = []
  const answersById = new Map(Object.entries(answers))
  const fits = {
    percent: (text: string) => /^\d{1,3}(?:[.,]\d{1,4})?$/.test(text.trim()),
    dates: hasDates,
    currency: (text: string) => currencyCodes.has(text.trim().toUpperCase()),
  }
  const ask: Ask = (question) => {
    const answerGiven = answersById.get(question.id)
    const isOption = question.options.some(({ value }) => value === answerGiven)
    const isTyped =
      answerGiven !== undefined && question.input !== undefined && fits[question.input](answerGiven)
    const answer = isOption || isTyped ? answerGiven : undefined
    if (!questions.some(({ id }) => id === question.id))
      questions.push(answer === undefined ? question : { ...question, answer })
    return answer
  }
  return { ask, questions }
}
