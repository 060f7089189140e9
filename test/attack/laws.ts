import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { declaredAnswers } from '../support/declared-answers'
import type { HttpAnswer, HttpRequest } from './http-call'

/** What an attack has to find nothing of. */
export const lawNames = ['failed', 'undeclared', 'slow', 'foreign', 'internals'] as const
type LawName = (typeof lawNames)[number]

export interface Breach {
  readonly law: LawName
  readonly what: string
}

export interface Exchange {
  readonly route: Route
  readonly request: HttpRequest
  readonly answer: HttpAnswer
  readonly processorMs: number
}

const declared = declaredAnswers(Object.values<Route>(routes))
/** Of processor time, for one answer. */
const slowMs = 2_000
/**
 * Hashes of passwords are dear on purpose: a change of one makes two, and judges its strength. A
 * function that has just been loaded draws its first PDF slowly.
 */
const slowWorkMs = 4_000
const hashes = /password|login|proof|activat|reset/i
/** What a text for people never has in it. */
const internals =
  /\bat .+\.[cm]?[jt]s:\d+|\b(?:Type|Range|Reference|Syntax)Error\b|\[object Object\]|\bnode_modules\b|ConditionalCheckFailed|ValidationException|\barn:aws:|AGENCY#|\bundefined\b/

/** The law that an answer breaks; undefined where all is well. */
export function findBreach({ route, request, answer, processorMs }: Exchange): Breach | undefined {
  const { status, text, type, location } = answer
  const complaint = isElsewhere(request)
    ? undefined
    : declared.complaintOf(route, { status, body: text, type, location })
  if (status >= 500) return { law: 'failed', what: `${status}: ${text}` }
  if (complaint !== undefined && !isProjected(request))
    return { law: 'undeclared', what: complaint }
  const isSlowWork = hashes.test(route.path) || route.contentType === 'application/pdf'
  const limitMs = isSlowWork ? slowWorkMs : slowMs
  if (processorMs > limitMs) return { law: 'slow', what: `${processorMs} ms` }
  const leak = status >= 400 ? internals.exec(text)?.[0] : undefined
  if (leak !== undefined) return { law: 'internals', what: `${leak} in ${text}` }
  return undefined
}

/** A slash in a variable leads to another address, which is another route's or the app's. */
const isElsewhere = ({ params = {} }: HttpRequest): boolean =>
  Object.values(params).some((value) => /[/?#]|^\.\.?$/.test(String(value)))

/** Who asks for some fields of a record gets no more. */
const isProjected = ({ query }: HttpRequest): boolean =>
  query?.filter?.includes('"fields"') === true
