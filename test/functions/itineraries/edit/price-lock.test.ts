import { beforeEach, describe, expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { paymentRecord } from '#shared/itinerary/payments'
import { systemActor } from '../../../../functions/data/people/people'
import { memoryStores } from '../../../support/memory-stores'
import { promisedSell } from '../../../support/promised-sell'
import { quietLog } from '../../../support/store-kinds'
import {
  aQuote,
  marula,
  plainSuppliers,
  refusalOf,
  tripOf,
  tripWorld,
  type World,
} from '../../../support/trip-world'

const refresh = 'POST /api/WindowAPIs/RefreshQuote'

describe('a locked price', () => {
  let world: World
  let costAmount = '90000.00'
  beforeEach(() => {
    quietLog()
    costAmount = '90000.00'
    world = tripWorld(memoryStores(), {
      suppliers: {
        ...plainSuppliers,
        refresh: async () => ({ status: 'Prov', bookingReference: 'WND-1' }),
        quote: async (request) => {
          const { stays } = await plainSuppliers.quote(request)
          return { stays: stays.map((stay) => ({ ...stay, costAmount })) }
        },
      },
    })
  })
  const stored = async (id: string) => {
    const found = await world.stores.itineraries.get(marula, itineraryIdSchema.parse(id))
    if (found === undefined) throw new Error('no trip')
    return found
  }
  /** A provisional trip for which payments are generated. */
  const aLocked = async () => {
    const { id } = await aQuote(world)
    const before = await stored(id)
    const record: ItineraryRecord = {
      ...before.record,
      state: 'provisional',
      flags: ['genpay'],
      version: before.record.version + 1,
      bookingReference: 'WND-1',
    }
    const entry = {
      at: record.updatedAt,
      by: systemActor('test'),
      action: 'test',
      changes: [],
      requestId: 'test',
    }
    await world.stores.itineraries.save({ before, after: { ...before, record }, entry })
    return record
  }
  const refreshed = async (id: string) =>
    tripOf(await world.call('naledi', refresh, { body: { itineraryId: id } }))

  test('stands while the suppliers ask the same', async () => {
    const { id, finance } = await aLocked()
    const trip = await refreshed(id)
    expect(trip.finance).toEqual(finance)
    expect(trip.flags).toEqual(['genpay'])
  })

  test('cannot be edited', async () => {
    const { id, version } = await aLocked()
    const answer = await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version,
      body: { discount: 100 },
    })
    expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'itinerary.locked' })
  })

  test('stays agreed when a requote ends at it: its payments go on', async () => {
    const ended = async (difference: number) => {
      const { id, finance } = await aLocked()
      const before = await stored(id)
      const payment = {
        paymentId: 'pay_test000001',
        paymentType: 'sell',
        status: 'Pending',
        serviceFee: 0,
      } as const
      const amount = (finance?.sell ?? 0) + difference
      const record: ItineraryRecord = {
        ...before.record,
        version: before.record.version + 1,
        payments: [paymentRecord.parse({ ...payment, amount })],
      }
      const entry = {
        at: record.updatedAt,
        by: systemActor('test'),
        action: 'test',
        changes: [],
        requestId: 'test',
      }
      await world.stores.itineraries.save({ before, after: { ...before, record }, entry })
      await world.call('naledi', 'POST /api/Itineraries/update-requote', { body: { id } })
      await world.work()
      const requoted = await stored(id)
      expect(requoted.record.payments).toHaveLength(1)
      return requoted.record.flags
    }
    expect(await ended(0)).toEqual(['genpay'])
    expect(await ended(1)).toEqual(['genpay', 'requote'])
  })

  test('is a new one for the agent when costs change, and the promised one for the client, until it is requoted', async () => {
    const { id, finance } = await aLocked()
    costAmount = '99000.00'
    const trip = await refreshed(id)
    expect(trip.flags).toEqual(['genpay', 'locked_incompatible'])
    expect(trip.finance?.sell).toBe(730_026)
    expect(promisedSell(await stored(id))).toBe(finance?.sell)
    costAmount = '108000.00'
    await refreshed(id)
    expect(promisedSell(await stored(id))).toBe(finance?.sell)

    await world.call('naledi', 'POST /api/Itineraries/update-requote', { body: { id } })
    await world.work()
    const requoted = await stored(id)
    expect(requoted.record).toMatchObject({ state: 'quote', flags: ['genpay', 'requote'] })
    expect(promisedSell(requoted)).toBe(requoted.record.finance?.sell)
    const changes = await world.call('naledi', 'GET /api/Itineraries/{id}/cost-changes', {
      params: { id },
    })
    expect(changes.body).toHaveLength(2)
  })
})
