import type { SignedInUser } from '#shared/api/signed-in-user'
import { itineraryName } from '#shared/itinerary/itinerary-name'
import { ownStayDefaults } from '#shared/itinerary/own-stay'
import { applyRates, ratesOfSettings } from '#shared/rates/apply-rates'
import { defaultRooms } from '#shared/rooms/default-rooms'
import { roomTypeCodeOf } from '#shared/rooms/room-type-codes'
import type { Travelers } from '#shared/rooms/unassigned'
import type { Sent } from '../../../lib/api/route-table'
import type { BuilderClient } from '../state/builder-store'
import { isArrangedByOthers, isOwn } from './builder-camp'
import { type BuilderSegment, roomsWithAges } from './builder-segment'
import { nightsCount } from './date-words'

export type QuotePayload = Sent<'POST /api/Itineraries'>['body']

export type SavedState = 'estimate' | 'draft'

export interface QuoteFacts {
  readonly travelers: Travelers
  readonly segments: readonly BuilderSegment[]
  readonly client: BuilderClient | undefined
  readonly agency: Pick<
    SignedInUser['agency'],
    'agencyCode' | 'currency' | 'pricingSettings' | 'featureFlags' | 'media'
  >
  /** Codes of first-party agencies, if configured. */
  readonly firstPartyAgencies?: readonly string[] | undefined
}

/**
 * What the builder saves (2 §7.1, Create itinerary); undefined without stays.
 * @param state - a draft is saved by hand, before any quote
 */
export function quotePayload(
  facts: QuoteFacts,
  state: SavedState = 'estimate',
): QuotePayload | undefined {
  const { travelers, segments, client, agency, firstPartyAgencies } = facts
  const [first] = segments
  const last = segments.at(-1)
  if (first === undefined || last === undefined) return undefined
  const { adults, children, childrenAges } = travelers
  const video = agency.media?.featuredVideo
  const period = { startDate: first.startDate, endDate: last.endDate }
  return {
    ...(client && { clientId: client.id }),
    name: itineraryName(segments),
    ...period,
    rates: applyRates({
      agencyCode: agency.agencyCode,
      flags: agency.featureFlags,
      firstPartyAgencies,
      rates: ratesOfSettings(agency.pricingSettings),
    }),
    currency: agency.currency,
    itinerary: {
      adults,
      children,
      childrenAges: [...childrenAges],
      pax: adults + children,
      params: {
        rooms: defaultRooms({ adults, children }),
        ...(client && { client: { id: client.id, name: client.name } }),
        ...(video && { customizations: { video: { s3Key: video } } }),
        accommodationRooms: segments.map((segment) => ({
          supplierCode: segment.supplierCode,
          startDate: segment.startDate,
          rooms: roomsOf(segment, travelers),
        })),
      },
      state,
      ...period,
      segments: segments.map((segment) => segmentOf(segment, travelers)),
    },
  }
}

function segmentOf(segment: BuilderSegment, travelers: Travelers) {
  const { supplierCode, startDate, endDate, rooms } = segment
  return {
    type: 'stay' as const,
    supplierCode,
    startDate,
    endDate,
    nights: nightsCount(segment),
    optionKeys: rooms.map(({ room }) => room.optionKey),
    roomTypeIds: rooms.map(({ room }) => room.roomTypeId),
    systemTypes: rooms.map(({ room }) => room.systemType),
    rooms: roomsOf(segment, travelers),
    ...(isOwn(segment) ? ownArrangement(segment) : {}),
    ...(!isOwn(segment) && isArrangedByOthers(segment) ? { arrangedBy: 'DMC' as const } : {}),
  }
}

function ownArrangement({ title, regionCode, regionName, country }: BuilderSegment) {
  return {
    arrangedBy: 'Agent' as const,
    locationCode: regionCode || ownStayDefaults.locationCode,
    description: title || ownStayDefaults.description,
    ...(title && { title }),
    ...(regionCode && { regionCode, regionName, country }),
  }
}

function roomsOf({ rooms }: BuilderSegment, travelers: Travelers) {
  return roomsWithAges(rooms, travelers).map(({ id, room, adults, children, childrenAges }) => ({
    id,
    optionKey: room.optionKey,
    roomTypeId: room.roomTypeId,
    systemType: room.systemType,
    roomType: roomTypeCodeOf({ systemType: room.systemType, adults, children }),
    name: room.name,
    adults,
    children,
    childrenAges: [...childrenAges],
  }))
}
