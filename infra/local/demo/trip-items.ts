import { itineraryIdSchema, supplierCodeSchema } from '#shared/ids/ids'
import { type ItineraryRecord, itineraryInput } from '#shared/itinerary/itinerary'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import {
  type ItineraryChange,
  writesOf,
} from '../../../functions/data/itineraries/itinerary-change'
import { peopleOf, systemActor } from '../../../functions/data/people/people'
import { type ExchangeRecord, exchangeRecord } from '../../../functions/data/rates/exchange-records'
import type { Item } from '../../../functions/data/table/table-access'
import type { CampFacts, KnownCamps } from '../../../functions/itineraries/create/camp-facts'
import { newItinerary } from '../../../functions/itineraries/create/new-itinerary'
import { tripContext } from '../../../functions/itineraries/edit/trip-context'
import { fillRoomTypes } from '../../../functions/itineraries/edit/with-room-types'
import { type DemoCamp, demoCamps } from './catalogue'
import type { DemoData } from './demo-data'
import type { DemoPeople } from './people'
import { roomTypesOf } from './rooms'
import type { DemoItinerary } from './trips'

export interface TripSources {
  readonly people: DemoPeople
  readonly camps: KnownCamps
  readonly exchange: ExchangeRecord
  readonly now: Date
}

/** The items of the demo trips: made and priced as the API makes them, in state estimate. */
export function tripItems(
  data: Pick<DemoData, 'itineraries' | 'camps' | 'exchange'>,
  people: DemoPeople,
  now: Date,
): Item[] {
  const sources = { people, ...knownFor(data), now }
  return data.itineraries.flatMap((trip) =>
    writesOf(newTrip(trip, sources)).flatMap(({ write }) =>
      'Put' in write && write.Put.Item !== undefined ? [write.Put.Item] : [],
    ),
  )
}

/** What trips are made from, beside people: the camps and the exchange rates. */
export function knownFor({ camps, exchange }: Pick<DemoData, 'camps' | 'exchange'>) {
  return {
    camps: new Map(
      camps.map((camp) => [supplierCodeSchema.parse(camp.supplierCode), factsOf(camp)]),
    ),
    exchange: exchangeRecord.parse(exchange),
  }
}

/** A new trip as the API stores it: made and priced, an estimate or a draft. */
export function newTrip(
  trip: DemoItinerary,
  { people, camps, exchange, now }: TripSources,
): ItineraryChange {
  const agency = people.agencies.find(({ id }) => id === trip.agencyId)
  const agent = people.agents.find(({ id }) => id === trip.agentId)
  const client = people.clients.find(({ id }) => id === trip.clientId)
  if (agency === undefined || agent === undefined)
    throw new Error(`${trip.itineraryId} belongs to nobody`)
  const id = itineraryIdSchema.parse(trip.itineraryId)
  const plainTrip = {
    ...fillRoomTypes(
      newItinerary(inputOf(trip), { id, agency, agentId: agent.id, exchange, camps, now }),
      roomTypesOfTrip(trip),
    ),
    ...groupsOf(trip),
    ...(trip.isDraft && { state: 'draft' as const }),
  }
  const after = {
    record: repriceItinerary(plainTrip, tripContext(agency)),
    people: peopleOf({ agency, agent, client }),
  }
  const by = systemActor('demo')
  const entry = {
    at: now.toISOString(),
    by,
    action: 'created' as const,
    changes: [],
    requestId: 'demo',
  }
  return { after, entry }
}

function roomTypesOfTrip({ segments }: DemoItinerary) {
  const codes = new Set(
    segments.flatMap((segment) => (segment.type === 'stay' ? [segment.supplierCode] : [])),
  )
  return demoCamps.filter(({ supplierCode }) => codes.has(supplierCode)).flatMap(roomTypesOf)
}

function inputOf({
  clientId,
  name,
  currency,
  startDate,
  endDate,
  segments,
  video,
  ...party
}: DemoItinerary) {
  const params =
    video === undefined ? {} : { params: { customizations: { video: { s3Key: video } } } }
  const { adults, children, childrenAges } = party
  return itineraryInput.parse({
    clientId,
    name,
    currency,
    startDate,
    endDate,
    itinerary: { adults, children, childrenAges, startDate, endDate, segments, ...params },
  })
}

/** Those who travel by name, and the groups that they pay in. */
function groupsOf({ groups = [] }: DemoItinerary): Pick<ItineraryRecord, 'travelers' | 'parties'> {
  const namedGroups = groups.map(({ name, travelers }, group) => ({
    party: { id: `p${group + 1}`, name, allocations: {} },
    travelers: travelers.map((fullName, person) => {
      const [firstName = fullName, ...rest] = fullName.split(' ')
      return { id: `t${group + 1}${person + 1}`, firstName, lastName: rest.join(' ') }
    }),
  }))
  return {
    travelers: namedGroups.flatMap(({ travelers }) => travelers),
    parties: namedGroups.map(({ party, travelers }) => ({
      ...party,
      travelerIds: travelers.map(({ id }) => id),
    })),
  }
}

function factsOf(camp: DemoCamp): CampFacts {
  const { campName, regionCode, regionName, country, minChildAge } = camp
  const { dmcArrangedOnly, consultantInteractionRequired, thirdParty } = camp
  return {
    campName,
    regionCode,
    regionName,
    country,
    minChildAge,
    dmcArrangedOnly,
    consultantInteractionRequired,
    thirdParty,
    featuredImage: { s3Key: `art/${camp.biome}/${camp.supplierCode}` },
  }
}
