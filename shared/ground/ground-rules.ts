import { type CalendarDate, daysBetween, nightsOf } from '../dates/calendar-date'
import { shortDate } from '../format/dates'
import { countOf, joinWords } from '../format/words'
import { ownValue } from '../ids/own-value'
import { findNightlyRule, isClosed, type NightlyRule } from '../rates/nightly-rule'
import {
  countryCodes,
  flyIn,
  gateways,
  malaria,
  minutesInTheAir,
  minutesOfLight,
  minutesToConnect,
  type Source,
  sharedVisas,
  sources,
  towns,
  yellowFever,
} from './ground-facts'
import { sunsetOn } from './sunset'

/** What the rules read of a segment. */
export interface GroundSegment {
  readonly id: string
  readonly type: string
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly campName?: string | undefined
  readonly country?: string | undefined
  readonly regionCode?: string | undefined
  readonly travelHubCode?: string | undefined
  readonly departureTime?: string | undefined
  readonly arrivalTime?: string | undefined
  readonly minChildAge?: number | undefined
  readonly rooms?: readonly { readonly optionKey?: string; readonly children: number }[]
}

export interface GroundQuestion {
  readonly segments: readonly GroundSegment[]
  readonly childrenAges: readonly number[]
  /**
   * The rate rules of a stay, where they are known: they say how short it may be and when the camp
   * is closed.
   */
  readonly rulesOf?: ((segment: GroundSegment) => readonly NightlyRule[] | undefined) | undefined
}

export const groundCodes = [
  ...(['last-flight', 'daylight', 'malaria', 'child-age'] as const),
  ...(['min-nights', 'max-nights', 'closed-season', 'visa', 'yellow-fever'] as const),
] as const

/** Advice of a rule: it never stands in the way of anything. */
export interface GroundAdvice {
  readonly code: (typeof groundCodes)[number]
  readonly title: string
  readonly text: string
  readonly source: Source
  readonly segmentId: string
}

/** Everything that the ground has to say to a trip, in the order of its days. */
export function groundAdvice(question: GroundQuestion): GroundAdvice[] {
  const segments = question.segments.toSorted(
    (a, b) => a.startDate.localeCompare(b.startDate) || a.endDate.localeCompare(b.endDate),
  )
  const stays = segments.filter(({ type }) => type === 'stay')
  const day = new Map<string, CalendarDate>(segments.map(({ id, startDate }) => [id, startDate]))
  return [
    ...segments.flatMap((segment) => arrivalAdvice(segment, stays)),
    ...stays.flatMap((stay) => [
      ...childAdvice(stay, question.childrenAges),
      ...rateAdvice(stay, question),
    ]),
    ...borderAdvice(stays),
  ].toSorted((a, b) => (day.get(a.segmentId) ?? '').localeCompare(day.get(b.segmentId) ?? ''))
}

const codeOf = ({ country }: GroundSegment): string | undefined =>
  ownValue(countryCodes, country ?? '')
const placeOf = (stay: GroundSegment): string => `${codeOf(stay)}-${stay.regionCode}`
const nameOf = ({ campName }: GroundSegment): string => campName ?? 'the stay'
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const flown: readonly string[] = ['entry', 'flight', 'scheduled']
const moving: readonly string[] = [...flown, 'chartered', 'road']

/**
 * A way that arrives too late for the stay of that evening: for its last flight, or for the light.
 */
function arrivalAdvice(way: GroundSegment, stays: readonly GroundSegment[]): GroundAdvice[] {
  const { id, type, endDate, arrivalTime, travelHubCode = '' } = way
  const gateway = ownValue(gateways, travelHubCode)
  if (!moving.includes(type) || arrivalTime === undefined || gateway === undefined) return []
  const stay = stays.find(({ startDate }) => startDate === endDate)
  if (stay === undefined || towns.includes(placeOf(stay))) return []
  const [at, sunset] = [minutesOf(arrivalTime), sunsetOn(endDate, gateway)]
  const about = { segmentId: id, source: sources.sun }
  const latest = sunset - minutesInTheAir - minutesToConnect
  if (flown.includes(type) && flyIn.includes(placeOf(stay)) && at > latest) {
    return [
      {
        ...about,
        code: 'last-flight',
        title: `The last flight to ${nameOf(stay)} will have left`,
        text: `Lands at ${arrivalTime} on ${shortDate(endDate)}; the sun sets at ${clock(sunset)} and airstrips have no lights. Land by ${clock(latest)}, or add a night at the airport.`,
      },
    ]
  }
  if (at <= sunset - minutesOfLight) return []
  return [
    {
      ...about,
      code: 'daylight',
      title: `Less than two hours of daylight on the way to ${nameOf(stay)}`,
      text: `Arrives at ${arrivalTime} on ${shortDate(endDate)}; the sun sets at ${clock(sunset)}. Parks close at dusk, and the first activity is missed.`,
    },
  ]
}

/** Whether malaria is transmitted where a stay is. */
function hasMalaria(stay: GroundSegment): boolean {
  const [country = '', place] = [codeOf(stay), placeOf(stay)]
  const [countries, butNot, regions]: (readonly string[])[] = [
    malaria.countries,
    malaria.butNot,
    malaria.regions,
  ]
  return Boolean(
    regions?.includes(place) || (countries?.includes(country) && !butNot?.includes(place)),
  )
}

function childAdvice(stay: GroundSegment, ages: readonly number[]): GroundAdvice[] {
  if (ages.length === 0) return []
  const [youngest, name] = [Math.min(...ages), nameOf(stay)]
  const { id: segmentId, minChildAge = 0 } = stay
  const isYoung: GroundAdvice = {
    segmentId,
    source: sources.camp,
    code: 'child-age',
    title: `${name} takes children from ${minChildAge}`,
    text: `The youngest traveler is ${youngest}. Ask the camp for an exception, or choose another.`,
  }
  const isInfant: GroundAdvice = {
    segmentId,
    source: sources.malariaChildren,
    code: 'malaria',
    title: `Malaria area with a child of ${youngest}`,
    text: `${name} is in a malaria area. Doctors advise against taking children under ${malaria.below}; suggest a malaria-free reserve.`,
  }
  return [
    ...(youngest < minChildAge ? [isYoung] : []),
    ...(youngest < malaria.below && hasMalaria(stay) ? [isInfant] : []),
  ]
}

/** What the camp's rates say: closed on a night, or only for longer stays. */
function rateAdvice(stay: GroundSegment, { rulesOf }: GroundQuestion): GroundAdvice[] {
  const rules = rulesOf?.(stay)
  if (rules === undefined) return []
  const { id: segmentId, startDate, endDate, rooms = [] } = stay
  const name = nameOf(stay)
  const keys = new Set(
    rooms.flatMap(({ optionKey }) => (optionKey === undefined ? [] : [optionKey])),
  )
  const own = rules.filter(({ optionKey }) => keys.size === 0 || keys.has(optionKey))
  const about = { segmentId, source: sources.camp }
  const closedNight = nightsOf(startDate, endDate).find((night) => {
    const covering = own.filter(({ from, to }) => from <= night && night <= to)
    return covering.length > 0 && covering.every(isClosed)
  })
  if (closedNight !== undefined) {
    const until = own
      .filter((rule) => isClosed(rule) && rule.from <= closedNight && closedNight <= rule.to)
      .map(({ to }) => to)
    const text = `Its rates are closed to ${shortDate(lastOf(until, closedNight))}. Choose other dates or another camp.`
    return [
      {
        ...about,
        code: 'closed-season',
        title: `${name} is closed on ${shortDate(closedNight)}`,
        text,
      },
    ]
  }
  return lengthAdvice(stay, own)
}

/** Stays that are shorter or longer than any rate of their first night takes. */
function lengthAdvice(stay: GroundSegment, own: readonly NightlyRule[]): GroundAdvice[] {
  const { id: segmentId, startDate, endDate } = stay
  const [nights, name] = [daysBetween(startDate, endDate), nameOf(stay)]
  const about = { segmentId, source: sources.camp }
  const fewest = [...new Set(own.map(({ optionKey }) => optionKey))].map((optionKey) => {
    const isPriced = findNightlyRule(own, { optionKey, night: startDate, nights }) !== undefined
    const ownRules = own
      .filter(
        (rule) => rule.optionKey === optionKey && rule.from <= startDate && startDate <= rule.to,
      )
      .map(({ minLOS }) => minLOS ?? 1)
    return isPriced || ownRules.length === 0 ? 1 : Math.min(...ownRules)
  })
  const most = own
    .filter((rule) => rule.from <= startDate && startDate <= rule.to)
    .map(({ maxLOS }) => maxLOS || Number.POSITIVE_INFINITY)
  const maxNights = most.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...most)
  if (maxNights < nights)
    return [
      {
        ...about,
        code: 'max-nights',
        title: `${name} takes at most ${countOf(maxNights, 'night')}`,
        text: `${countOf(nights, 'night')} from ${shortDate(startDate)} have no rate. Take a night off, or ask the camp.`,
      },
    ]
  const minNights = fewest.length === 0 ? 1 : Math.min(...fewest)
  if (minNights <= nights) return []
  const title = `${name} asks for at least ${countOf(minNights, 'night')}`
  const text = `${countOf(nights, 'night')} from ${shortDate(startDate)} have no rate. Add a night, or ask the camp.`
  return [{ ...about, code: 'min-nights', title, text }]
}

const lastOf = (days: readonly string[], otherwise: CalendarDate): CalendarDate =>
  (days.toSorted().at(-1) as CalendarDate | undefined) ?? otherwise

/**
 * Borders in the order of the trip: yellow fever certificates, and countries that are entered
 * twice.
 */
function borderAdvice(stays: readonly GroundSegment[]): GroundAdvice[] {
  const entries = stays.filter(
    (stay, index) => codeOf(stay) !== undefined && stay.country !== stays[index - 1]?.country,
  )
  const [risk, asks, everyone]: (readonly string[])[] = [
    yellowFever.risk,
    yellowFever.asks,
    yellowFever.asksEveryone,
  ]
  return entries.flatMap((stay, index) => {
    const [code = '', country = ''] = [codeOf(stay), stay.country]
    const before = entries.slice(0, index)
    const from = [
      ...new Set(
        before.filter((one) => risk?.includes(codeOf(one) ?? '')).map((one) => one.country ?? ''),
      ),
    ]
    const last = before.filter((one) => from.includes(one.country ?? '')).at(-1)
    // A certificate is asked of who was in such a country within the six days that the illness
    // takes to show.
    const isRecent = last !== undefined && daysBetween(last.endDate, stay.startDate) <= 6
    const others = from.filter((one) => one !== country)
    const isAskedOfAll = everyone?.includes(code) === true
    const fever: GroundAdvice = {
      segmentId: stay.id,
      source: sources.yellowFever,
      code: 'yellow-fever',
      title: `${country} asks ${isAskedOfAll ? 'everyone ' : ''}for a yellow fever certificate${isAskedOfAll ? '' : ` after ${joinWords(others)}`}`,
      text: `Travelers need the vaccination at least ten days before${isAskedOfAll ? '' : `, or visit ${country} first`}.`,
    }
    const first = before.findIndex((one) => one.country === country)
    const between = before.slice(first + 1)
    const visa = sharedVisas.find(({ countries }) => {
      const coveredCountries: readonly string[] = countries
      return [stay, ...between].every((one) => coveredCountries.includes(codeOf(one) ?? ''))
    })
    const again: GroundAdvice = {
      segmentId: stay.id,
      code: 'visa',
      title: `${country} is entered a second time`,
      source: sources[visa?.source ?? 'visa'],
      text:
        visa === undefined
          ? `A single-entry visa ends on leaving, here for ${joinWords([...new Set(between.map((one) => one.country ?? ''))])}. Check that travelers can enter again, or put the stays in ${country} together.`
          : `A ${visa.name} covers it; a single-entry visa does not.`,
    }
    const isAsked =
      (isAskedOfAll && first < 0) || (isRecent && others.length > 0 && asks?.includes(code))
    return [...(isAsked ? [fever] : []), ...(first >= 0 ? [again] : [])]
  })
}
