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

/** Questions that are the same for next year's sheet, whatever its year and amounts. */
const isLasting = /^(?:note|booking note|low|high|sense|share|child|thirds?|triple|rooms|ages|per) /
const year = /\s*\b20\d\d\b/g
const money =
  /((?:US\$|N\$|[€£$R]|\b[A-Z]{3}\b) ?)\d[\d.,' ]*\d|((?:US\$|N\$|[€£$R]|\b[A-Z]{3}\b) ?)\d|\d[\d.,' ]*(?= ?(?:USD|EUR|GBP|ZAR|NAD|BWP|KES|TZS|UGX|ZMW|€)\b)/g

/**
 * The id of a question for the sheets of all years: of a levy that costs more next year, who pays it is
 * known.
 */
export function lastingId(id: string): string {
  if (!isLasting.test(id)) return id
  const withoutYears = id.replaceAll(year, '')
  return id.includes('note ') ? withoutYears.replaceAll(money, '$1$2#') : withoutYears
}

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
  /** By lasting ids: of two questions of one sheet that share one, the second keeps its own. */
  const owners = new Map<string, string>()
  const ask: Ask = (question) => {
    const lasting = lastingId(question.id)
    const owner = owners.get(lasting) ?? question.id
    owners.set(lasting, owner)
    const id = owner === question.id ? lasting : question.id
    const answerGiven = answersById.get(id) ?? answersById.get(question.id)
    const isOption = question.options.some(({ value }) => value === answerGiven)
    const isTyped =
      answerGiven !== undefined && question.input !== undefined && fits[question.input](answerGiven)
    const answer = isOption || isTyped ? answerGiven : undefined
    if (!questions.some((one) => one.id === id))
      questions.push({ ...question, id, ...(answer === undefined ? {} : { answer }) })
    return answer
  }
  return { ask, questions }
}
