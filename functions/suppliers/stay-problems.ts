import { availabilityLabels, stayCodeOf } from '#shared/calendar/availability'
import { daysBetween, nightsOf } from '#shared/dates/calendar-date'
import { errorText } from '#shared/errors/error-catalogue'
import { countOf } from '#shared/format/words'
import { demandProblems } from '#shared/itinerary/demand-problems'
import { type Problem, problem } from '#shared/itinerary/problem'
import { rateProblems } from '#shared/itinerary/rate-problems'
import { roomProblems } from '#shared/itinerary/room-problems'
import { type Segment, segmentRecord } from '#shared/itinerary/segment'
import { findNightlyRule, isClosed } from '#shared/rates/nightly-rule'
import { withCampAge } from '#shared/rooms/child-age'
import { unpricedAges, unpricedWords } from '#shared/rooms/night-cost'
import { type MisfitReason, misfitsOf } from '#shared/rooms/room-fit'
import { guestsByAge } from '#shared/rooms/stay-guests'
import type { FreeRooms, Offer } from './offer'
import { bookingTerms, termAdvice, withReason } from './rate-terms'
import type { StayRequest } from './supplier-system'

export interface JudgedOffer extends Offer {
  readonly roomsFree: FreeRooms
  readonly isPriced: boolean
}

/**
 * Everything that stands in the way of a stay (1 §5): rooms, rates, length of stay, closed nights,
 * too few rooms.
 */
export function stayProblems(stay: StayRequest, offer: JudgedOffer): Problem[] {
  const { segmentId, isDmcArranged } = stay
  if (stay.rooms.length === 0) {
    return isDmcArranged
      ? []
      : [problem('no-rooms', 'Not all travelers have been assigned to rooms', { segmentId })]
  }
  const segment = segmentOf(stay)
  const terms = bookingTerms(stay, offer)
  const problems = [
    ...roomProblems(segment, offer.rooms),
    ...fitProblems(stay, offer),
    ...unitProblems(stay, offer),
    ...rateProblems(segment, offer.rules, terms).map((one) => withReason(one, { stay, offer })),
    ...childRateProblems(stay, offer),
    ...demandProblems(segment, { roomTypes: offer.rooms, roomsFree: offer.roomsFree }),
    ...availabilityProblems(stay, offer),
  ]
  const isExplained = offer.isPriced || problems.length > 0
  return [
    ...(isExplained
      ? distinct(problems)
      : [problem('rate-rule-missing', errorText('rates.no-rule'), { segmentId })]),
    ...distinct(termAdvice(stay, offer)),
  ]
}

const segmentOf = ({ segmentId, isDmcArranged, ...stay }: StayRequest): Segment =>
  segmentRecord.parse({
    ...stay,
    id: segmentId,
    type: 'stay',
    nights: daysBetween(stay.startDate, stay.endDate),
  })

/** Children of ages that a room's rates say nothing about: they would sleep there for nothing. */
function childRateProblems(stay: StayRequest, offer: Offer): Problem[] {
  const { segmentId, rooms, startDate, endDate } = stay
  const terms = bookingTerms(stay, offer)
  const nights = nightsOf(startDate, endDate)
  const ages = rooms.flatMap((room) => {
    const { optionKey } = room
    const type = offer.rooms.find((one) => one.optionKey === optionKey)
    const guests = guestsByAge(room, type?.maxChildAge)
    return nights.flatMap((night) => {
      const rule = findNightlyRule(offer.rules, {
        ...terms,
        optionKey,
        night,
        nights: nights.length,
      })
      return rule === undefined || isClosed(rule) ? [] : unpricedAges(rule, guests)
    })
  })
  return ages.length === 0
    ? []
    : [problem('rate-rule-missing', unpricedWords([...new Set(ages)]), { segmentId })]
}

/** What a room asks of its travelers beside the most that it takes, which roomProblems says. */
function fitProblems({ segmentId, rooms, ...camp }: StayRequest, offer: Offer): Problem[] {
  const { minChildAge = 0 } = camp
  return rooms.flatMap((room) => {
    const offeredRoom = offer.rooms.find(({ optionKey }) => optionKey === room.optionKey)
    if (offeredRoom === undefined) return []
    const type = withCampAge(offeredRoom, { minChildAge })
    return misfitsOf(guestsByAge(room, type.maxChildAge), type).flatMap((reason) => {
      // Older children sleep as adults, whom roomProblems does not count: in its words, so that it
      // is said once.
      if (reason.kind === 'too-many-adults') {
        return [
          problem('room-adults', `${type.name} sleeps at most ${reason.most} adults`, {
            segmentId,
          }),
        ]
      }
      const message = messageOf(reason)
      return message === undefined
        ? []
        : [problem('room-guests', `${type.name}: ${message}`, { segmentId })]
    })
  })
}

/** More rooms of a type than its rates let one booking take. */
function unitProblems(stay: StayRequest, offer: Offer): Problem[] {
  const { segmentId, rooms, startDate, endDate } = stay
  const terms = bookingTerms(stay, offer)
  const nights = nightsOf(startDate, endDate)
  return [...new Set(rooms.map(({ optionKey }) => optionKey))].flatMap((optionKey) => {
    const rules = nights.map((night) =>
      findNightlyRule(offer.rules, { ...terms, optionKey, night, nights: nights.length }),
    )
    const most = Math.min(...rules.map((rule) => rule?.maxUnits ?? Number.POSITIVE_INFINITY))
    if (rooms.filter((room) => room.optionKey === optionKey).length <= most) return []
    const name = offer.rooms.find((type) => type.optionKey === optionKey)?.name ?? optionKey
    return [problem('no-rooms', `${name}: at most ${most} per booking`, { segmentId })]
  })
}

/** The words of 2 §5.1 and §8 where they have them; undefined for what roomProblems says. */
function messageOf(reason: MisfitReason): string | undefined {
  switch (reason.kind) {
    case 'too-few-guests':
      return `This room type requires a minimum of ${countOf(reason.fewest, 'traveler')}`
    case 'children-without-adult':
      return 'Rooms must have an adult before you can add a child'
    case 'too-few-adults':
      return `This room type requires a minimum of ${reason.fewest} adults`
    case 'child-too-young':
      return `Children permitted ${reason.minChildAge} years and up`
    case 'too-many-adults':
    case 'too-many-guests':
    case 'too-many-rooms':
      return undefined
  }
}

/**
 * Nights that the camp has closed, and rooms of one type that are not free: another type does not
 * make up for it.
 */
function availabilityProblems(stay: StayRequest, { roomsFree }: JudgedOffer): Problem[] {
  const { segmentId, rooms, startDate, endDate } = stay
  const nights = nightsOf(startDate, endDate)
  return [...new Set(rooms.map(({ optionKey }) => optionKey))].flatMap((optionKey) => {
    const free = stayCodeOf(nights.map((night) => roomsFree(optionKey, night)))
    const wantedCount = rooms.filter((room) => room.optionKey === optionKey).length
    if (free === -3) return [problem('room-closed', errorText('rates.closed'), { segmentId })]
    if (free === undefined || free < 0 || free >= wantedCount) return []
    const message =
      free === 0
        ? availabilityLabels.noRooms
        : `Only ${free} of ${wantedCount} rooms of this type available`
    return [problem('no-rooms', message, { segmentId })]
  })
}

const shortages: readonly Problem['code'][] = ['twin-double-demand', 'family-demand', 'no-rooms']

/**
 * Removes duplicates between rate and count problems: a closed camp isn't also short of rooms, and
 * a shortage is reported once.
 */
function distinct(problems: readonly Problem[]): Problem[] {
  const has = (...codes: readonly Problem['code'][]) =>
    problems.some(({ code }) => codes.includes(code))
  const [isClosed, isShort] = [has('room-closed'), has('twin-double-demand', 'family-demand')]
  const distinctProblems = problems.filter(
    ({ code }) => !(isClosed && shortages.includes(code)) && !(isShort && code === 'no-rooms'),
  )
  const isFirst = (one: Problem, index: number) =>
    distinctProblems.findIndex(
      ({ code, message }) => code === one.code && message === one.message,
    ) === index
  return distinctProblems.filter(isFirst)
}
