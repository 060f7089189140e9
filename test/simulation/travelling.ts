import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { createPartyGroup } from '../../functions/party-groups/routes/create-party-group'
import { deletePartyGroup } from '../../functions/party-groups/routes/delete-party-group'
import { patchPartyGroup } from '../../functions/party-groups/routes/patch-party-group'
import { createTraveler } from '../../functions/travelers/routes/create-traveler'
import { deleteTraveler } from '../../functions/travelers/routes/delete-traveler'
import { patchTraveler } from '../../functions/travelers/routes/patch-traveler'
import type { Asked } from './ask'
import type { Choosing } from './choosing'
import type { Action } from './stage'

/** So many travel, and pay, in one trip. */
const most = 4

/** Who travels and who pays: each change is a change of the trip. */
export function partyActions({ world, random, asker }: Choosing): readonly Action[] {
  const onRecord = (
    name: string,
    askedOf: (record: ItineraryRecord) => Asked | undefined,
  ): Action => {
    return () => {
      const records = world.trips().map((stored) => stored.record)
      const begun = records.filter(({ travelers }) => travelers.length > 0)
      const some = begun.length > 0 && random.chance(0.8) ? begun : records
      const record = some.length === 0 ? undefined : random.pick(some)
      const asked = record === undefined ? undefined : askedOf(record)
      if (record === undefined || asked === undefined) return undefined
      const itineraryId = record.id
      const asking = (key: string) => void world.words.edits.set(key, { itineraryId, edits: {} })
      return asker.ask(`${name} ${itineraryId}`, asked, { asking })
    }
  }
  const traveler = ({ travelers }: ItineraryRecord) => random.pick(travelers).id
  const name = onRecord('name a traveler', ({ id: itineraryId, travelers, parties }) => {
    if (travelers.length >= most) return undefined
    const party =
      parties.length > 0 && random.chance(0.6) ? { partyId: random.pick(parties).id } : {}
    return {
      use: createTraveler,
      body: { itineraryId, firstName: `Traveler ${random.below(100)}`, ...party },
    }
  })
  const move = onRecord('move a traveler', (record) => {
    const { id: itineraryId, travelers, parties } = record
    if (travelers.length === 0) return undefined
    const partyId = parties.length > 0 && random.chance(0.8) ? random.pick(parties).id : null
    return { use: patchTraveler, params: { id: traveler(record) }, body: { itineraryId, partyId } }
  })
  const takeOut = onRecord('take a traveler out', (record) =>
    record.travelers.length === 0
      ? undefined
      : {
          use: deleteTraveler,
          params: { id: traveler(record) },
          query: { itineraryId: record.id },
        },
  )
  const share = ({ segments }: ItineraryRecord) => {
    const [first] = segments
    return first === undefined || random.chance(0.4)
      ? {}
      : { allocations: { [first.id]: random.below(101) } }
  }
  const group = onRecord('group travelers', (record) => {
    const { id: itineraryId, parties, travelers } = record
    if (parties.length >= most || travelers.length === 0) return undefined
    const own = { travelerIds: [traveler(record)], ...share(record) }
    return {
      use: createPartyGroup,
      body: { itineraryId, name: `Group ${random.below(100)}`, ...own },
    }
  })
  const pay = onRecord('share a stay', (record) => {
    const { id: itineraryId, parties } = record
    if (parties.length === 0) return undefined
    return {
      use: patchPartyGroup,
      params: { id: random.pick(parties).id },
      body: { itineraryId, ...share(record) },
    }
  })
  const dissolve = onRecord('dissolve a group', ({ id: itineraryId, parties }) =>
    parties.length === 0
      ? undefined
      : { use: deletePartyGroup, params: { id: random.pick(parties).id }, query: { itineraryId } },
  )
  return [name, name, name, group, group, pay, pay, move, takeOut, dissolve]
}
