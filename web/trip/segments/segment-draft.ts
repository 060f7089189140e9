import { addDays, daysBetween } from '#shared/dates/calendar-date'
import type { FlightStatus } from '#shared/itinerary/flight-status'
import { tripGaps } from '#shared/itinerary/gaps'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import type { Trip, TripSegment } from '../page/trip'
import { type DraftKind, hasEnd } from './draft-kinds'
import type { StayRegion } from './own-stay'

/** A segment as typed. */
export interface SegmentDraft {
  readonly kind: DraftKind
  readonly title: string
  readonly startDate: string
  readonly endDate: string
  /** Days after departure that travel arrives: 0 is the same day. */
  readonly arrivesLater: number
  /** Transit points by code; empty for another place. */
  readonly fromHubCode: string
  readonly travelHubCode: string
  readonly flightNumber: string
  readonly departureTime: string
  readonly arrivalTime: string
  /** Empty: on schedule. */
  readonly flightStatus: FlightStatus | ''
  /** Decimal text in `currency`; empty if free or unknown. */
  readonly cost: string
  /** An offer whose cost was taken, and for how many travelers; another cost is nobody’s offer. */
  readonly offer: { readonly cost: string; readonly travelers: number } | undefined
  readonly currency: string
  readonly description: string
  /** What is included, a line each. */
  readonly extras: string
  /** Booked by the agent, and charged only if so chosen. */
  readonly isOwn: boolean
  readonly isCharged: boolean
  readonly isHidden: boolean
  /** The youngest age that an activity takes, in years; empty for any. */
  readonly minAge: string
  readonly region: StayRegion | undefined
}

/** Initial values besides the kind, if known. */
export type DraftStart = Partial<Pick<SegmentDraft, 'startDate' | 'fromHubCode' | 'travelHubCode'>>

const blank: Omit<SegmentDraft, 'kind' | 'currency' | 'startDate' | 'endDate' | 'isOwn'> = {
  title: '',
  cost: '',
  offer: undefined,
  description: '',
  extras: '',
  arrivesLater: 0,
  isCharged: false,
  isHidden: false,
  minAge: '',
  region: undefined,
  fromHubCode: '',
  travelHubCode: '',
  flightNumber: '',
  departureTime: '',
  arrivalTime: '',
  flightStatus: '',
}

/**
 * Default dates of an empty form: the last day for a departure; for a stay the first open nights,
 * or the night after the trip; else the first day.
 */
export function emptyDraft(
  { itinerary, currency }: Trip,
  kind: DraftKind,
  start: DraftStart = {},
): SegmentDraft {
  const isOwn = kind === 'stay' || kind === 'entry' || kind === 'exit'
  return { ...blank, kind, currency, ...daysFor(itinerary, kind), isOwn, ...start }
}

function daysFor({ segments, startDate, endDate }: Trip['itinerary'], kind: DraftKind) {
  if (kind === 'exit') return { startDate: endDate, endDate }
  if (kind !== 'stay') return { startDate, endDate: startDate }
  const [open] = tripGaps(segments)
  if (open !== undefined) return { startDate: open.startDate, endDate: open.endDate }
  const first = segments.some(({ type }) => type === 'stay') ? endDate : startDate
  return { startDate: first, endDate: addDays(first, 1) }
}

/** A draft of another kind, with that kind's default dates unless others were chosen. */
export function draftAs(
  { itinerary }: Trip,
  draft: SegmentDraft,
  kind: DraftKind,
): Partial<SegmentDraft> {
  const { startDate, endDate } = daysFor(itinerary, draft.kind)
  const isUntouched = draft.startDate === startDate && draft.endDate === endDate
  return { kind, ...(isUntouched && daysFor(itinerary, kind)) }
}

/** An existing segment as form values. */
export function draftOf(
  segment: TripSegment,
  { kind, currency }: { readonly kind: DraftKind; readonly currency: string },
): SegmentDraft {
  const {
    title: name = '',
    campName = '',
    startDate,
    endDate,
    costAmount = '',
    description = '',
    fromHubCode = '',
  } = segment
  const title = name === segment.location ? '' : name // it keeps its airport names
  const {
    travelHubCode = '',
    flightNumber = '',
    departureTime = '',
    arrivalTime = '',
    flightStatus = '',
  } = segment
  return {
    kind,
    title: kind === 'stay' ? campName || title : title,
    startDate,
    endDate,
    description,
    extras: segment.extras.join('\n'),
    fromHubCode,
    travelHubCode,
    flightNumber,
    departureTime,
    arrivalTime,
    flightStatus,
    cost: costAmount === 'N/A' ? '' : costAmount,
    offer:
      segment.pricedFor === undefined
        ? undefined
        : { cost: costAmount, travelers: segment.pricedFor },
    currency: segment.currency ?? currency,
    isOwn: isOwnArrangement(segment),
    isCharged: segment.chargeable === true,
    isHidden: segment.hideFromClient,
    minAge: segment.minAge === undefined ? '' : String(segment.minAge),
    arrivesLater: hasEnd(kind) ? 0 : daysBetween(startDate, endDate),
    region: regionOf(segment),
  }
}

function regionOf({ regionCode, regionName, country }: TripSegment): StayRegion | undefined {
  if (regionCode === undefined || regionName === undefined || country === undefined)
    return undefined
  return { regionCode, regionName, country }
}
