import { describe, expect, test } from 'vitest'
import { itineraryBody, patchOfBody } from '#shared/api/itinerary-body'

const patchOf = (sent: object) => patchOfBody(itineraryBody.parse(sent))

describe('the change that a body names', () => {
  test('is what can be changed of it, flat and nested, and nothing else', () => {
    const facts = {
      id: 'itn_hartley',
      agencyId: 'agy_marula',
      agentId: 'agt_naledi',
      state: 'quote',
      model: 'net',
    }
    const told = {
      currency: 'USD',
      version: 4,
      finance: { sell: 1 },
      flags: ['genpay', 'lcr'],
      progress: {},
    }
    const itinerary = {
      state: 'quote',
      pax: 2,
      adults: 2,
      childrenAges: [],
      issues: [],
      sellHidden: false,
    }
    expect(patchOf({ ...facts, ...told, name: 'Zambezi', clientId: null, itinerary })).toEqual({
      name: 'Zambezi',
      clientId: null,
      flags: ['lcr'],
      adults: 2,
      childrenAges: [],
    })
    expect(patchOf({})).toEqual({})
  })

  test('has of a segment what can be changed', () => {
    const own = {
      id: 's1',
      type: 'road',
      startDate: '2027-07-01',
      endDate: '2027-07-01',
      title: 'To the lodge',
    }
    const segments = [{ ...own, sell: 4, priced: true, thirdParty: false, inclusions: 'Water' }]
    const kept = [{ ...own, rooms: [], extras: [], hideFromClient: false }]
    expect(patchOf({ segments })).toEqual({ segments: kept })
    expect(patchOf({ itinerary: { segments } })).toEqual({ segments: kept })
  })
})
