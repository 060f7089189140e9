import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  activityOf,
  activityRow,
  campOf,
  campRow,
  inPlaces,
  placesOf,
} from '../../../functions/import/catalogue-rows'
import {
  agencyOf,
  agencyRow,
  agentRow,
  clientOf,
  clientRow,
} from '../../../functions/import/people-rows'
import { RowsRefused, readRows } from '../../../functions/import/read-rows'

const place = { latitude: -19.3, longitude: 22.6, biome: 'delta' } as const
const botswana = {
  countryCode: 'BW',
  name: 'Botswana',
  currency: 'BWP',
  restOfWorld: false,
  ...place,
}
const delta = {
  countryRegionCode: 'BW-OKA',
  regionCode: 'OKA',
  name: 'Okavango Delta',
  countryCode: 'BW',
  preferredTransitPoint: 'MUB',
  ...place,
}
const places = placesOf([botswana], [delta])
const jao = {
  supplierCode: 'JAO',
  campName: 'Jao Camp',
  countryRegionCode: 'BW-OKA',
  latitude: -19.3,
  longitude: 22.6,
  campInfo: 'Suites on an island.',
  campFeatures: ['MOKO'],
  minChildAge: 6,
  transitPointCode: 'FBJA',
}
const camps = (rows: unknown) =>
  readRows({ table: 'camps', key: ['supplierCode'], schema: inPlaces(campRow, places), rows })

describe('readRows', () => {
  test('gives what is left out as it usually is', () => {
    expect(camps([jao])).toEqual([
      expect.objectContaining({
        campName: 'Jao Camp',
        online: true,
        disabled: false,
        thirdParty: false,
      }),
    ])
  })

  test('names row, field and reason of everything that is wrong, at once', () => {
    const wrong = [
      jao,
      { ...jao, supplierCode: 'MOMBO', latitude: 95, minChildAge: '6' },
      { ...jao, supplierCode: 'LOST', countryRegionCode: 'XX-YYY' },
      { ...jao, supplierCode: 'TYPO', campInfos: 'Suites' },
      jao,
    ]
    expect(refusalOf(() => camps(wrong)).message.split('\n')).toEqual([
      'camps, row 2 (MOMBO), latitude: must be at most 90',
      'camps, row 2 (MOMBO), minChildAge: must be a number',
      'camps, row 3 (LOST), countryRegionCode: No such region',
      'camps, row 4 (TYPO), campInfos: Unknown field',
      'camps, row 5 (JAO), supplierCode: is that of row 1 already',
    ])
  })

  test('knows a row by several fields where one is not enough', () => {
    const schema = z.object({ region: z.string(), code: z.string() })
    const read = (rows: unknown) =>
      readRows({ table: 'activities', key: ['region', 'code'], schema, rows })
    const rows = ['BW', 'ZA'].map((region) => ({ region, code: 'BOAT' }))
    expect(read(rows)).toHaveLength(2)
    expect(refusalOf(() => read([...rows, rows[0]])).problems).toEqual([
      {
        table: 'activities',
        row: 3,
        name: 'BW BOAT',
        field: 'region code',
        message: 'is that of row 1 already',
      },
    ])
  })

  test('calls a row without its key by its number alone', () => {
    expect(refusalOf(() => camps([{ ...jao, supplierCode: undefined }])).message).toMatch(
      /^camps, row 1, supplierCode: /,
    )
  })
})

describe('rows of the catalogue', () => {
  test('take from region and country what these say already', () => {
    const [row] = camps([jao])
    expect(row && campOf(row, places)).toMatchObject({ biome: 'delta', restOfWorld: false })
    const activity = {
      code: 'HELI45',
      name: 'Helicopter',
      description: 'Low and slow.',
      durationMinutes: 45,
    }
    const priced = {
      ...activity,
      countryRegionCode: 'BW-OKA',
      cost: '265.00',
      currency: 'USD',
      minChildAge: 0,
    }
    expect(activityOf(activityRow.parse(priced), places)).toMatchObject({
      optionKey: 'BWOKA-HELI45',
      countryCode: 'BW',
    })
  })

  test('are refused where their region or country is not there', () => {
    expect(() => placesOf([], [delta])).toThrow('No country BW for region Okavango Delta')
    expect(() => campOf(campRow.parse({ ...jao, countryRegionCode: 'XX-YYY' }), places)).toThrow(
      'No region XX-YYY',
    )
  })
})

describe('rows of people', () => {
  const agent = agentRow.parse({
    agentId: 'agt_naledi',
    agencyId: 'agy_marula',
    email: 'naledi@marulajourneys.com',
    firstName: 'Naledi',
    lastName: 'Mokoena',
    phone: '',
  })
  const row = {
    clientId: 'cli_eleanor',
    agentId: 'agt_naledi',
    firstName: 'Eleanor',
    lastName: 'Hartley',
  }
  const client = clientRow.parse({
    ...row,
    email: 'eleanor@hartley.co.uk',
    phone: '+44',
    address: 'London',
  })
  const now = new Date('2026-11-20T08:00:00.000Z')

  test('become records: a client with the agency and the name of its agent', () => {
    expect(clientOf(client, { agents: [agent], now })).toMatchObject({
      id: 'cli_eleanor',
      agencyId: 'agy_marula',
      status: 'lead',
      version: 1,
      agent: { firstName: 'Naledi', lastName: 'Mokoena' },
      contact: { phone: '+44', address: 'London' },
      createdDate: '2026-11-20T08:00:00.000Z',
    })
    const agency = {
      agencyId: 'agy_marula',
      agencyCode: 'MAR001',
      name: 'Marula Journeys',
      model: 'net',
      currency: 'USD',
      timeZone: 'Africa/Gaborone',
      email: 'hello@marulajourneys.com',
      phone: '',
      address: '',
      flags: ['editPayments'],
      admins: ['agt_thabo'],
      pricingSettings: {},
      termsAccepted: true,
    }
    expect(agencyOf(agencyRow.parse(agency))).toMatchObject({
      id: 'agy_marula',
      featureFlags: ['editPayments'],
      objectives: { termsAccepted: true },
      archived: false,
    })
  })

  test('need an agent who is there', () => {
    expect(() => clientOf(client, { agents: [], now })).toThrow(
      'No agent agt_naledi for client cli_eleanor',
    )
  })
})

function refusalOf(act: () => unknown): RowsRefused {
  try {
    act()
  } catch (error) {
    if (error instanceof RowsRefused) return error
    throw error
  }
  throw new Error('Nothing was refused')
}
