import { describe, expect, test } from 'vitest'
import { segmentInput } from '#shared/itinerary/segment'
import { differences } from '../../../../functions/itineraries/history/differences'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'

const people = {
  clientData: { name: 'Eleanor Hartley' },
  user: {
    agency: { name: 'Marula', agencyCode: 'MAR001' },
    agent: { fullName: 'Naledi', email: 'n@example.com' },
  },
}
const reading = (named: Parameters<typeof anItinerary>[0] = {}) => ({
  record: anItinerary(named),
  people,
})
const told = (
  after: Parameters<typeof anItinerary>[0],
  before: Parameters<typeof anItinerary>[0] = {},
) => differences(reading(before), reading(after)).map(({ label, from, to }) => [label, from, to])

/** Another value for each field that an agent may send of a segment. */
const changedFields = {
  type: 'road',
  regionCode: 'CHO',
  regionName: 'Chobe',
  country: 'Zambia',
  location: 'Maun',
  locationCode: 'MUB',
  fromHubCode: 'MUB',
  travelHubCode: 'JNB',
  rspAmount: '2.00',
  costAmount: '3.00',
  racFactor: 2,
  extras: ['Champagne'],
  title: 'Ours',
  description: 'By the pool',
  campName: 'Ours',
  supplierCode: 'MOMBO',
  flightNumber: 'KQ 764',
  departureTime: '08:00',
  arrivalTime: '09:00',
  flightStatus: 'delayed',

  arrangedBy: 'DMC',
  sellOverride: 5,
  sellOverrideReason: 'Agreed',
  chargeable: false,
  hideFromClient: true,
  optional: true,
  minAge: 12,
  pricedFor: 4,
  startDate: '2027-06-14',
  endDate: '2027-06-19',
  rooms: [{ optionKey: 'JAO-TENT', adults: 2, children: 1, childrenAges: [10] }],
}

describe('what changed, in words', () => {
  test('is nothing where nothing changed', () => {
    expect(told({})).toEqual([])
  })

  test.each([
    [{ name: 'Other' }, ['Name', 'Botswana Adventure', 'Other']],
    [{ state: 'quoting' }, ['Status', 'Estimate', 'Quoting']],
    [{ adults: 3 }, ['Adults', '2', '3']],
    [{ discount: 12_345 }, ['Discount', 'USD 0.00', 'USD 123.45']],
    [{ rates: { land: 12.5 } }, ['Land rate', '', '12.5 %']],
    [{ flags: ['xfsm'] }, ['Foreign-sell markup', 'no', 'yes']],
    [{ market: 'sadc' }, ['Market', 'International', 'SADC']],
    [{ flags: ['lcr'] }, ['Exchange rates kept', 'no', 'yes']],
    [
      { holdExpiry: '2026-11-25T15:00:00.000Z' },
      ['Rooms held until', '', 'Nov 25, 17:00 camp time'],
    ],
    [
      { segments: [aStay({ inventoryStatus: 'Waitlisted' })] },
      ['Jao Camp: at the supplier', '', 'waitlisted'],
    ],
    [
      { segments: [aStay({ availability: 1 })] },
      ['Jao Camp: availability', '', '1 room available'],
    ],
    [{ segments: [aStay({ availability: -3 })] }, ['Jao Camp: availability', '', 'closed']],
    [{ segments: [aStay({ chargeable: false })] }, ['Jao Camp: charged', '', 'no']],
    [{ segments: [] }, ['Jao Camp', '2027-06-15 to 2027-06-18', '']],
    [
      { segments: [aStay({ costAmount: '5.00', currency: 'ZAR' })] },
      ['Jao Camp: cost', '', 'ZAR 5.00'],
    ],
    [
      { segments: [aStay({ costAmount: '204516', rspAmount: '1485.5', currency: 'ZAR' })] },
      ['Jao Camp: cost', '', 'ZAR 204,516.00, rack ZAR 1,485.50'],
    ],
    [{ segments: [aStay({ costAmount: 'N/A' })] }, ['Jao Camp: cost', '', 'N/A']],
    [
      { segments: [aStay({ endDate: '2027-06-19' })] },
      ['Jao Camp: dates', '2027-06-15 to 2027-06-18', '2027-06-15 to 2027-06-19'],
    ],
    [
      { segments: [aStay({ hideFromClient: true })] },
      ['Jao Camp: hidden from the client', 'no', 'yes'],
    ],
  ] as const)('tells %j by its label', (after, expected) => {
    expect(told(after as Parameters<typeof anItinerary>[0])).toEqual([expected])
  })

  test('keeps to itself the flags that only remember a step', () => {
    expect(told({ flags: ['genpay', 'probnotif', 'requote', 'inconsistent'] })).toEqual([])
  })

  test('keeps the reason of a sell that was set by hand', () => {
    const byHand = aStay({ sellOverride: 700_000, sellOverrideReason: 'Agreed on the phone' })
    expect(told({ segments: [byHand] })).toEqual([
      ['Jao Camp: manual sell price', '', 'USD 7,000.00'],
      ['Jao Camp: reason for the manual price', '', 'Agreed on the phone'],
    ])
  })

  const own = { ...aStay(), arrangedBy: 'Agent', regionName: 'Okavango Delta', rspAmount: '1.00' }
  test.each(Object.entries(changedFields))(
    'tells when an agent changes %s of a segment',
    (field, value) => {
      const isCode = field.endsWith('Code') // a name says more than its code
      const before = aStay(isCode ? { ...own, regionName: undefined, campName: undefined } : own)
      const after = { ...before, [field]: value }
      expect(told({ segments: [after] }, { segments: [before] })).not.toEqual([])
    },
  )

  test('leaves nothing out that an agent may send of a segment', () => {
    const known = ['id', 'nights', 'currency', 'optionKeys', 'roomTypeIds', 'systemTypes']
    const tried = Object.keys(segmentInput.shape).filter((field) => !known.includes(field))
    expect(tried.toSorted()).toEqual(Object.keys(changedFields).toSorted())
  })

  test.each([
    { rooms: [{ roomType: 'tr', adults: 2, children: 0 }] },
    { accommodationRooms: [{ supplierCode: 'JAO', startDate: '2027-06-15', rooms: [] }] },
    { customizations: { featuredImage: { s3Key: 'art/delta/JAO' } } },
    { customizations: { video: { s3Key: 'private/video' } } },
  ] as const)('tells of the parameters %j', (params) => {
    expect(told({ params } as Parameters<typeof anItinerary>[0])).toHaveLength(1)
  })

  test('tells a client by name, never by id', () => {
    const other = { ...people, clientData: { name: 'Ann Lee' } }
    const [one] = differences(reading(), {
      record: anItinerary({ clientId: 'cli_other' }),
      people: other,
    })
    expect(one).toEqual({
      field: 'clientId',
      label: 'Client',
      from: 'Eleanor Hartley',
      to: 'Ann Lee',
    })
  })

  test('tells at most 200 things', () => {
    const segments = Array.from({ length: 300 }, (_, at) => aStay({ id: `s${at}` }))
    expect(told({ segments }, { segments: [] })).toHaveLength(200)
  })
})
