import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { shortDate } from '#shared/format/dates'
import { countOf, joinWords } from '#shared/format/words'
import type { Source } from '#shared/ground/ground-facts'
import { type GroundQuestion, groundAdvice } from '#shared/ground/ground-rules'
import { hasPricePayments, paymentLabel } from '#shared/itinerary/payments'
import type { ProblemCode } from '#shared/itinerary/problem'
import { type Judgement, judge } from '#shared/itinerary/problems'
import { isAvailabilityJudged, staleAfterHours } from '#shared/itinerary/stale-problems'
import { hasCapability, isPattern } from '#shared/itinerary/states'
import { isArrangedByPeople } from '#shared/itinerary/supplier-stays'
import { owedPayments } from '#shared/payments/payable-payment'
import { type GapItem, type JourneyItem, segmentAnchor } from '../journey/journey'
import { dayWords, gapTitle } from '../journey/journey-words'
import type { Trip, TripProblem, TripSegment } from '../page/trip'
import { segmentName } from '../segments/segment-words'
import { quoteLabel } from './quote-label'

/** Where a problem is fixed: a place on the page, or a new quote. */
export type Remedy =
  | { readonly kind: 'place'; readonly label: string; readonly anchor: string }
  | { readonly kind: 'quote'; readonly label: string }

/** A problem with what to do. */
export interface ProblemAdvice {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly remedy: Remedy | undefined
  /** Where a rule is from that it follows. */
  readonly source?: Source | undefined
}

interface Judged {
  readonly trip: Trip
  readonly totalMargin: number
  readonly agencyCode: string
  readonly now: Date
}

/**
 * Problems and advice as they stand with the edits: what can be checked here is rechecked, the rest
 * is from the supplier's last answer. A cancelled trip has none.
 */
export function liveProblems({ trip, totalMargin, agencyCode, now }: Judged): Judgement {
  if (trip.state === 'cancelled') return { problems: [], advice: [] }
  const { segments, adults, children, childrenAges } = trip.itinerary
  const { state, model, availabilityCheckedAt, quotedAt, flags, parties, partyCancellations } = trip
  const travelers = { adults, children, childrenAges }
  return judge(
    {
      segments,
      state,
      model,
      agencyCode,
      now,
      availabilityCheckedAt,
      quotedAt,
      flags,
      totalMargin,
      travelers,
      parties,
      partyCancellations,
    },
    [...trip.problems, ...trip.advice],
  )
}

/** Problems of state, dates and money. No supplier reports them, and they block no hold. */
export function standingAdvice(trip: Trip, today: CalendarDate): ProblemAdvice[] {
  const { state, payments, travelers, itinerary } = trip
  const isSold = ['provisional', 'confirm_requested', 'confirming', 'confirmed'].includes(state)
  const to = (place: string): Remedy => ({
    kind: 'place',
    label: `Go to the ${place}`,
    anchor: place,
  })
  const open =
    hasCapability(state, 'payment') || state === 'cancelled'
      ? owedPayments({ state, payments })
      : []
  const overdue = open.flatMap((payment) => {
    const { paymentId, dueDate } = payment
    if (!isCalendarDate(dueDate) || dueDate >= today) return []
    const title = `${paymentLabel(payment)} is ${countOf(daysBetween(dueDate, today), 'day')} overdue`
    const text = `It was due on ${shortDate(dueDate)}. Request it again, or mark it as paid.`
    return [{ key: paymentId, title, text, remedy: to('payments') }]
  })
  const unaskedAdvice = {
    key: 'unasked',
    title: 'No payments requested yet',
    text: 'Generate the payments to bill the client.',
    remedy: to('payments'),
  }
  const unnamedAdvice = {
    key: 'unnamed',
    title: `${travelers.length} of ${countOf(itinerary.pax, 'traveler')} named`,
    text: 'Camps and airlines need every name before departure.',
    remedy: to('travelers'),
  }
  const startedAdvice = {
    key: 'begun',
    title: 'Start date has passed',
    text: 'Choose other dates to quote and hold this trip.',
    remedy: undefined,
  }
  return [
    ...overdue,
    ...oldRates(trip, today),
    ...(isSold && !hasPricePayments(payments) ? [unaskedAdvice] : []),
    ...(isSold && travelers.length < itinerary.pax ? [unnamedAdvice] : []),
    ...(!isSold && state !== 'cancelled' && state !== 'saved' && itinerary.startDate < today
      ? [startedAdvice]
      : []),
  ]
}

/** Exchange rates older than this may have moved enough to matter. */
const maxRateDays = 3

/** Rates that convert a supplier's currency, and are old; a held price no longer depends on them. */
function oldRates(trip: Trip, today: CalendarDate): ProblemAdvice[] {
  const { state, currency, exchange, itinerary, ownRates = [] } = trip
  const isOwn = (code: string) => code === currency || ownRates.some((one) => one.currency === code)
  const foreign = itinerary.segments.flatMap(({ currency: code }) =>
    code === undefined || isOwn(code) ? [] : [code],
  )
  if (!isAvailabilityJudged(state) || isPattern(state) || foreign.length === 0) return []
  if (exchange.date === undefined || itinerary.startDate < today) return []
  const days = daysBetween(exchange.date, today)
  if (days <= maxRateDays) return []
  const codes = joinWords([...new Set(foreign)].sort())
  return [
    {
      key: 'old-rates',
      title: `Exchange rates are ${countOf(days, 'day')} old`,
      text: `Costs in ${codes} are converted at rates of ${shortDate(exchange.date)}. A new quote uses the latest ones.`,
      remedy: newQuote(trip, 'Quote again'),
    },
  ]
}

/**
 * What the ground says to a trip that can still change: light, flights, health, borders, seasons.
 */
export function groundNotes(
  { state, itinerary: { segments, childrenAges } }: Trip,
  rulesOf: GroundQuestion['rulesOf'],
): ProblemAdvice[] {
  if (state === 'cancelled') return []
  return groundAdvice({ segments, childrenAges, rulesOf }).map(
    ({ code, title, text, source, segmentId }) => {
      const segment = segments.find(({ id }) => id === segmentId)
      return { key: `${code} ${segmentId}`, title, text, source, remedy: segment && wayTo(segment) }
    },
  )
}

/** Each problem or advice with what to do about it. */
export function adviceOn(problems: readonly TripProblem[], of: AdviceContext): ProblemAdvice[] {
  return problems.map((problem, index) => ({
    key: `${problem.code} ${problem.segmentId ?? ''} ${problem.date ?? ''} ${index}`,
    title: problem.message,
    ...advice[problem.code](problem, of),
  }))
}

export interface AdviceContext {
  readonly trip: Trip
  readonly journey: readonly JourneyItem[]
}

type Advice = Pick<ProblemAdvice, 'text' | 'remedy'>
type Advise = (problem: TripProblem, of: AdviceContext) => Advice

/** A problem of one stay, with its name and the first affected night. */
const atStay =
  (text: string): Advise =>
  ({ segmentId, date }, { trip }) => {
    const segment = trip.itinerary.segments.find(({ id }) => id === segmentId)
    if (segment === undefined) return { text, remedy: undefined }
    const name = segmentName(segment)
    const where = isCalendarDate(date) ? `${name}, ${dayWords(date)}` : name
    return { text: `${where}. ${text}`, remedy: wayTo(segment) }
  }

const wayTo = (segment: TripSegment): Remedy => ({
  kind: 'place',
  label: `Go to ${segmentName(segment)}`,
  anchor: segmentAnchor(segment.id),
})

const noPrice = 'Enter its cost or sell price. Nothing is sold at zero unless you choose to.'

const advice: Record<ProblemCode, Advise> = {
  gap: ({ date }, { journey }) => {
    const gap = journey.find(
      (item): item is GapItem => item.kind === 'gap' && item.startDate === date,
    )
    if (gap === undefined)
      return { text: 'Every night needs a stay before rooms can be held.', remedy: undefined }
    return {
      text: `${gapTitle(gap)}. Every night needs a stay before rooms can be held.`,
      remedy: {
        kind: 'place',
        label: `Go to ${dayWords(gap.startDate)}`,
        anchor: `gap-${gap.startDate}`,
      },
    }
  },
  'total-margin-below-zero': () => ({
    text: 'Raise a margin, or remove a discount or a manual sell price.',
    remedy: { kind: 'place', label: 'Go to margins', anchor: 'rates' },
  }),
  'family-room-guests': atStay('Move a traveler to another room, or choose a larger one.'),
  'room-guests': atStay('Move a traveler to another room, or choose a larger one.'),
  'room-adults': atStay('Move a traveler to another room, or choose a larger one.'),
  'room-closed': atStay('Choose other dates or another room.'),
  'rate-rule-missing': atStay(
    'The stay is priced at zero until it has a rate. Choose other dates, or enter a sell price.',
  ),
  'twin-double-demand': atStay('Choose other dates or another room type.'),
  'family-demand': atStay('Choose other dates or another room type.'),
  'no-rooms': atStay('Choose other dates, or make it a self-arranged stay.'),
  'no-price': (problem, of) => {
    const segment = of.trip.itinerary.segments.find(({ id }) => id === problem.segmentId)
    const isAsked = segment !== undefined && isArrangedByPeople(segment)
    return atStay(
      isAsked ? 'Ask the consultant for a price, then enter its cost or sell price.' : noPrice,
    )(problem, of)
  },
  'room-travelers': atStay('Change the room assignments or the number of travelers.'),
  'activity-age': atStay(
    'Choose another activity. If the younger travelers won’t take part, clear its minimum age.',
  ),
  'rooms-spare': atStay('Change the room assignments or the number of travelers.'),
  'stays-overlap': atStay(
    'Move one of them. If the party is splitting up, keep only the rooms needed at each camp.',
  ),
  'availability-stale': ({ segmentId }, { trip }) => {
    const segment = trip.itinerary.segments.find(({ id }) => id === segmentId)
    const hours = staleAfterHours[segment?.thirdParty ? 'thirdParty' : 'own']
    return {
      text: `Availability older than ${hours} hours needs rechecking.`,
      remedy: newQuote(trip, 'Check again'),
    }
  },
  'unknown-segment-type': atStay('It is priced at zero.'),
  'no-cost': ({ segmentId }, { trip }) => {
    const segment = trip.itinerary.segments.find(({ id }) => id === segmentId)
    const text = 'Currently priced at $0. Enter a cost or a sell price.'
    return { text, remedy: segment && wayTo(segment) }
  },
  'other-party': atStay('Open it and choose the offer again, or enter the price you agreed.'),
  'rate-terms': atStay('Ask the camp if in doubt.'),
  'party-cancelled': () => ({
    text: 'The price no longer includes its share, but the camps still expect its guests.',
    remedy: { kind: 'place', label: 'Go to party groups', anchor: 'party-groups' },
  }),
  'supplier-failed': (_problem, { trip }) => ({
    text: 'Nothing was lost. Costs and availability are from the last successful check.',
    remedy: newQuote(trip, 'Try again'),
  }),
}

function newQuote(trip: Trip, label: string): Remedy | undefined {
  return quoteLabel(trip) === undefined ? undefined : { kind: 'quote', label }
}
