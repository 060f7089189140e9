import { daysBetween } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { regionRequired } from '#shared/itinerary/own-stay'
import { maxNights } from '#shared/itinerary/trip-dates'
import { hasEnd, includesMore, isFlight, isWay } from './draft-kinds'
import type { SegmentDraft } from './segment-draft'

type DraftErrors = Readonly<Partial<Record<keyof SegmentDraft, string>>>

/** The limits of shared/itinerary/segment.ts. */
export const draftLimits = {
  title: 200,
  description: 2_000,
  flightNumber: 20,
  nights: maxNights,
  extra: 200,
  extras: 50,
} as const
export const decimal = /^\d{1,13}(\.\d{1,20})?$/
export const likeAmount = 'Enter an amount like 1250.00'

const age = /^\d{0,2}$/
const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** The errors of a draft by field; empty if it can be saved. */
export function draftErrors(draft: SegmentDraft): DraftErrors {
  const { kind, title, cost, region, departureTime, arrivalTime } = draft
  const errors: Record<string, string> = {}
  if (title.trim() === '' && !canNameItself(draft)) errors.title = 'Enter a name'
  else if (title.trim().length > draftLimits.title)
    errors.title = `At most ${draftLimits.title} characters`
  if (!isCalendarDate(draft.startDate)) errors.startDate = 'Choose a date'
  const endError = endErrorOf(draft)
  if (endError !== undefined) errors.endDate = endError
  if (leadsNowhere(draft)) errors.travelHubCode = 'Must differ from the departure point'
  if (departureTime !== '' && !clock.test(departureTime))
    errors.departureTime = 'Enter a time like 07:10'
  if (arrivalTime !== '' && !clock.test(arrivalTime)) errors.arrivalTime = 'Enter a time like 07:10'
  else if (arrivesBeforeItLeaves(draft)) errors.arrivalTime = 'Arrival must be after departure'
  if (cost.trim() !== '' && !decimal.test(plainCost(cost))) errors.cost = likeAmount
  if (kind === 'price' && cost.trim() === '') errors.cost = 'An extra charge needs an amount'
  if (kind === 'stay' && region === undefined) errors.region = regionRequired
  if (kind === 'service' && !age.test(draft.minAge.trim()))
    errors.minAge = 'Enter an age in years, up to 99'
  const extrasError = includesMore(kind) ? extrasErrorOf(extraLines(draft.extras)) : undefined
  if (extrasError !== undefined) errors.extras = extrasError
  return errors
}

function endErrorOf({ kind, startDate, endDate }: SegmentDraft): string | undefined {
  if (!hasEnd(kind)) return undefined
  if (!isCalendarDate(endDate)) return 'Choose a date'
  if (!isCalendarDate(startDate)) return undefined
  const nights = daysBetween(startDate, endDate)
  if (nights < (kind === 'stay' ? 1 : 0)) return 'Must be after the start date'
  return nights > draftLimits.nights ? `At most ${draftLimits.nights} nights` : undefined
}

function extrasErrorOf(lines: readonly string[]): string | undefined {
  if (lines.length > draftLimits.extras) return `At most ${draftLimits.extras} lines`
  return lines.some((line) => line.length > draftLimits.extra)
    ? `At most ${draftLimits.extra} characters per line`
    : undefined
}

/** What is included, a line each, without duplicates. */
export const extraLines = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

const isAtOneHub = ({ fromHubCode, travelHubCode }: SegmentDraft): boolean =>
  fromHubCode !== '' && fromHubCode === travelHubCode

/**
 * A road transfer may connect two camps at one airstrip and a charter may be a scenic flight, but a
 * scheduled flight must lead somewhere else.
 */
const leadsNowhere = (draft: SegmentDraft): boolean =>
  draft.kind === 'scheduled' && isAtOneHub(draft)

/**
 * By local time, a flight into the next zone may land up to an hour before it departs: Entebbe to
 * Kigali does.
 */
function arrivesBeforeItLeaves({
  kind,
  departureTime,
  arrivalTime,
  arrivesLater,
}: SegmentDraft): boolean {
  if (!isWay(kind) || arrivesLater > 0 || !clock.test(departureTime) || arrivalTime === '')
    return false
  return minutesOf(arrivalTime) < minutesOf(departureTime) - (isFlight(kind) ? 60 : 0)
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Travel between two airports is named after them; two identical ends say nothing. */
export const canNameItself = (draft: SegmentDraft): boolean =>
  isWay(draft.kind) && draft.fromHubCode !== '' && draft.travelHubCode !== '' && !isAtOneHub(draft)

/** An amount as sent, without commas. */
export const plainCost = (cost: string): string => cost.trim().replaceAll(',', '')
