import { policyOfText, policyText } from '#shared/cancellation/cancellation-text'
import { followingDates } from '#shared/itinerary/trip-dates'
import { markets } from '#shared/rates/markets'
import { type RateName, rateNames } from '#shared/rates/rate-table'
import type { Trip, TripSegment } from '../page/trip'
import {
  isOf,
  partOfParty,
  partyFieldValue,
  withFittingParties,
  withPartyValue,
} from '../people/party-edits'
import type { FieldValue, TripClient } from './field-value'
import { type Edits, type SegmentField, segmentOfPath } from './trip-edits'

/** A field's value in a trip; undefined if its segment is gone. */
export function fieldValue(trip: Trip, path: string): FieldValue | undefined {
  const ofSegment = segmentOfPath(path)
  if (ofSegment !== undefined) {
    const segment = trip.itinerary.segments.find(({ id }) => id === ofSegment.id)
    if (ofSegment.field === undefined) return segment ?? null
    return segment === undefined ? undefined : valueOfSegment(segment, ofSegment.field)
  }
  if (partOfParty(path) !== undefined) return partyFieldValue(trip, path)
  const rate = rateOf(path)
  if (rate !== undefined) return trip.rates[rate] ?? null
  return tripFields[path]?.read(trip)
}

function valueOfSegment(segment: TripSegment, field: SegmentField): FieldValue {
  return segment[field] ?? null
}

const rateOf = (path: string): RateName | undefined =>
  rateNames.find((name) => path === `rates.${name}`)

/** The trip with these edits applied, not repriced. */
export function withEdits(trip: Trip, edits: Edits): Trip {
  const paths = Object.keys(edits).sort((one, other) => rankOf(one) - rankOf(other))
  const editedTrip = paths.reduce((before, path) => {
    const edit = edits[path]
    return edit === undefined ? before : withValue(before, path, edit.to)
  }, trip)
  if (editedTrip.itinerary.segments === trip.itinerary.segments)
    return withFittingParties(trip, editedTrip)
  const dates = followingDates(trip.itinerary, editedTrip.itinerary.segments) // as on the server
  return withFittingParties(trip, {
    ...editedTrip,
    itinerary: { ...editedTrip.itinerary, ...dates },
  })
}

/** Additions first: a segment before its fields, travelers and groups before who pays what. */
function rankOf(path: string): number {
  if (path.startsWith('segment:')) return 0
  const kind = partOfParty(path)?.kind
  return kind === 'member' || kind === 'split' ? 2 : 1
}

function withValue(trip: Trip, path: string, value: FieldValue): Trip {
  const ofSegment = segmentOfPath(path)
  if (ofSegment !== undefined) return withSegment(trip, { ...ofSegment, value })
  if (partOfParty(path) !== undefined) return withPartyValue(trip, path, value)
  const rate = rateOf(path)
  if (rate !== undefined) {
    return typeof value === 'number' ? { ...trip, rates: { ...trip.rates, [rate]: value } } : trip
  }
  return tripFields[path]?.write(trip, value) ?? trip
}

function withSegment(
  trip: Trip,
  { id, field, value }: { id: string; field: SegmentField | undefined; value: FieldValue },
): Trip {
  const { segments } = trip.itinerary
  const others = segments.filter((segment) => segment.id !== id)
  if (field !== undefined) {
    return withSegments(
      trip,
      segments.map((segment) => (segment.id === id ? withField(segment, field, value) : segment)),
    )
  }
  return withSegments(trip, isSegment(value) ? insertSegment(others, value) : others)
}

const withSegments = (trip: Trip, segments: TripSegment[]): Trip => ({
  ...trip,
  itinerary: { ...trip.itinerary, segments },
})

/**
 * Before the first segment that starts later, and before that day's stay: as close to its old
 * position as dates allow.
 */
function insertSegment(segments: readonly TripSegment[], added: TripSegment): TripSegment[] {
  const at = segments.findIndex(
    ({ startDate, type }) =>
      startDate > added.startDate ||
      (startDate === added.startDate && type === 'stay' && added.type !== 'stay'),
  )
  return at === -1 ? [...segments, added] : [...segments.slice(0, at), added, ...segments.slice(at)]
}

function withField(segment: TripSegment, field: SegmentField, value: FieldValue): TripSegment {
  switch (field) {
    case 'sellOverride':
      return { ...segment, sellOverride: typeof value === 'number' ? value : undefined }
    case 'sellOverrideReason':
      return {
        ...segment,
        sellOverrideReason: typeof value === 'string' && value !== '' ? value : undefined,
      }
    case 'hideFromClient':
      return { ...segment, hideFromClient: value === true }
    case 'chargeable':
      return { ...segment, chargeable: typeof value === 'boolean' ? value : undefined }
    case 'optional':
      return { ...segment, optional: value === true || undefined }
    case 'description':
      return {
        ...segment,
        description: typeof value === 'string' && value !== '' ? value : undefined,
      }
    case 'arrangedBy':
      return { ...segment, arrangedBy: typeof value === 'string' ? value : undefined }
  }
}

interface TripFieldAccess {
  readonly read: (trip: Trip) => FieldValue
  readonly write: (trip: Trip, value: FieldValue) => Trip
}

const amount = (
  field: 'discount' | 'customPriceAdjustment' | 'customPriceAdjustmentFee',
): TripFieldAccess => ({
  read: (trip) => trip[field],
  write: (trip, value) => (typeof value === 'number' ? { ...trip, [field]: value } : trip),
})

const flagField = (flag: 'xfsm' | 'lcr'): TripFieldAccess => ({
  read: ({ flags }) => flags.includes(flag),
  write: (trip, value) => {
    const others = trip.flags.filter((one) => one !== flag)
    return { ...trip, flags: value === true ? [...others, flag] : others }
  },
})

const tripFields: Readonly<Record<string, TripFieldAccess>> = {
  name: {
    read: ({ name }) => name,
    write: (trip, value) => (typeof value === 'string' ? { ...trip, name: value } : trip),
  },
  client: {
    read: ({ clientId, clientData }) =>
      clientId === undefined ? null : { id: clientId, name: clientData?.name ?? clientId },
    write: withClient,
  },
  featuredImage: {
    read: ({ itinerary }) => itinerary.params.customizations?.featuredImage?.s3Key ?? null,
    write: withPicture,
  },
  adults: {
    read: ({ itinerary }) => itinerary.adults,
    write: (trip, value) =>
      typeof value === 'number' ? withTravelers(trip, { adults: value }) : trip,
  },
  children: {
    read: ({ itinerary: { children, childrenAges } }) => ({
      kind: 'children',
      count: children,
      ages: childrenAges,
    }),
    write: (trip, value) =>
      isOf(value, 'children')
        ? withTravelers(trip, { children: value.count, childrenAges: [...value.ages] })
        : trip,
  },
  discount: amount('discount'),
  customPriceAdjustment: amount('customPriceAdjustment'),
  customPriceAdjustmentFee: amount('customPriceAdjustmentFee'),
  xfsm: flagField('xfsm'),
  lcr: flagField('lcr'),
  cancellation: {
    read: ({ cancellation }) => (cancellation === undefined ? null : policyText(cancellation)),
    write: (trip, value) => ({
      ...trip,
      cancellation: typeof value === 'string' ? policyOfText(value) : undefined,
    }),
  },
  market: {
    read: ({ market = 'international' }) => market,
    write: (trip, value) => ({ ...trip, market: markets.find((one) => one === value) }),
  },
  published: {
    read: ({ published }) => published,
    write: (trip, value) => ({ ...trip, published: value === true }),
  },
}

function withTravelers(
  trip: Trip,
  counts: Partial<Pick<Trip['itinerary'], 'adults' | 'children' | 'childrenAges'>>,
): Trip {
  const itinerary = { ...trip.itinerary, ...counts }
  return { ...trip, itinerary: { ...itinerary, pax: itinerary.adults + itinerary.children } }
}

function withClient(trip: Trip, value: FieldValue): Trip {
  if (value === null) return { ...trip, clientId: undefined, clientData: undefined }
  return isClient(value) ? { ...trip, clientId: value.id, clientData: { name: value.name } } : trip
}

/** The agent's chosen picture takes precedence over the stays' (1 §5). */
function withPicture(trip: Trip, value: FieldValue): Trip {
  const { params } = trip.itinerary
  const { featuredImage: _earlier, ...others } = params.customizations ?? {}
  const featuredImage = typeof value === 'string' ? { s3Key: value } : undefined
  const customizations = { ...others, ...(featuredImage && { featuredImage }) }
  return { ...trip, itinerary: { ...trip.itinerary, params: { ...params, customizations } } }
}

export function isSegment(value: FieldValue | undefined): value is TripSegment {
  return typeof value === 'object' && value !== null && 'type' in value
}

export function isClient(value: FieldValue | undefined): value is TripClient {
  return typeof value === 'object' && value !== null && !('type' in value) && !('kind' in value)
}
