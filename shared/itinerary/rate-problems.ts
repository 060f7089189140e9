import { nightsOf } from '../dates/calendar-date'
import { errorText } from '../errors/error-catalogue'
import {
  type BookingTerms,
  findNightlyRule,
  isClosed,
  type NightlyRule,
} from '../rates/nightly-rule'
import { type Problem, problem } from './problem'
import type { Segment } from './segment'
import { isOwnArrangement } from './segment-types'

export type RatedRule = NightlyRule

/**
 * Nights of a stay whose room has no rate rule, or one that closes it (1 §5, `prov` C): one problem
 * for each room type and cause, at the first such night. An own arrangement is not judged.
 */
export function rateProblems(
  segment: Segment,
  rules: readonly RatedRule[],
  terms: BookingTerms = {},
): Problem[] {
  if (segment.type !== 'stay' || isOwnArrangement(segment)) return []
  const nights = nightsOf(segment.startDate, segment.endDate)
  const optionKeys = new Set(segment.rooms.map(({ optionKey }) => optionKey))
  return [...optionKeys].flatMap((optionKey) => {
    const ruleOf = (night: string) =>
      findNightlyRule(rules, { ...terms, optionKey, night, nights: nights.length })
    const unpricedNight = nights.find((night) => ruleOf(night) === undefined)
    const closedNight = nights.find((night) => isClosed(ruleOf(night) ?? neverClosed))
    return [
      ...at(unpricedNight, (date) =>
        problem('rate-rule-missing', errorText('rates.no-rule'), { segmentId: segment.id, date }),
      ),
      ...at(closedNight, (date) =>
        problem('room-closed', errorText('rates.closed'), { segmentId: segment.id, date }),
      ),
    ]
  })
}

const neverClosed: NightlyRule = { optionKey: '', from: '', to: '', currency: '' }

function at(night: string | undefined, make: (date: string) => Problem): Problem[] {
  return night === undefined ? [] : [make(night)]
}
