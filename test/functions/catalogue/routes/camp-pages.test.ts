import { describe, expect, test } from 'vitest'
import { getAccommodationInfo } from '../../../../functions/catalogue/routes/get-accommodation-info'
import { getActivityInfo } from '../../../../functions/catalogue/routes/get-activity-info'
import { getCamp } from '../../../../functions/catalogue/routes/get-camp'
import { getCampInfo } from '../../../../functions/catalogue/routes/get-camp-info'
import type { CatalogueStore } from '../../../../functions/data/catalogue/catalogue-store'
import {
  type RoomTypeRecord,
  type SupplierInfoInput,
  supplierInfoRecord,
} from '../../../../functions/data/rates/room-records'
import type { RoomStore } from '../../../../functions/data/rates/room-store'
import { anAgent, callAs } from '../../../support/call-as'
import { published } from '../../../support/published'
import { aRoomType } from '../../../support/suppliers'

async function setup({
  infos = [],
  rooms = [],
}: {
  infos?: SupplierInfoInput[]
  rooms?: RoomTypeRecord[]
} = {}) {
  const { catalogue } = await published()
  const store: Pick<RoomStore, 'info' | 'rooms'> = {
    rooms: async () => rooms,
    info: async (supplier, locales) => {
      const own = infos
        .map((info) => supplierInfoRecord.parse(info))
        .filter((info) => info.supplierCode === supplier)
      return locales
        .map((locale) => own.find((info) => info.locale === locale))
        .find((info) => info !== undefined)
    },
  }
  const entries = { get: async () => undefined } as unknown as CatalogueStore
  const deps = { catalogue, rooms: store }
  return {
    camp: (id: string, flags = anAgent().flags) =>
      callAs(
        getCamp,
        { catalogue, entries },
        { principal: anAgent({ flags }) },
      )({ params: { id } }),
    campInfo: (id: string, query?: Record<string, string>) =>
      callAs(getCampInfo, deps)({ params: { id }, ...(query === undefined ? {} : { query }) }),
    accommodationInfo: (id: string, query?: Record<string, string>) =>
      callAs(
        getAccommodationInfo,
        deps,
      )({ params: { id }, ...(query === undefined ? {} : { query }) }),
    activityInfo: (id: string) => callAs(getActivityInfo, deps)({ params: { id } }),
  }
}

describe('GET /api/Camps/{id}', () => {
  test('answers with the camp, its text and picture', async () => {
    const { camp } = await setup()
    expect(await camp('MARA')).toMatchObject({
      status: 200,
      body: {
        campName: 'Mara Plains',
        campInfo: 'On the river.',
        featuredImage: { s3Key: 'art/delta/MARA' },
      },
    })
  })

  test('tells of no camp that the agency may not see', async () => {
    const { camp } = await setup()
    for (const id of ['KANHA', 'DMC', 'GONE', 'NOBODY']) {
      expect(await camp(id)).toMatchObject({
        status: 404,
        body: { error: { code: 'record.not-found' } },
      })
    }
    expect((await camp('KANHA', ['showRestOfWorld'])).status).toBe(200)
  })

  test('refuses a code that is none, naming it', async () => {
    const { camp } = await setup()
    expect(await camp('zulu;drop')).toMatchObject({
      status: 400,
      body: { error: { details: { fields: [{ field: 'path.id' }] } } },
    })
  })
})

describe('GET /api/Camps/{id}/camp-info', () => {
  const english = {
    supplierCode: 'ZULU',
    locale: 'en',
    description: ['One.', 'Two.'],
    featureCounts: { MOKO: 4 },
    images: ['photos/zulu-1'],
  }

  test('tells paragraphs, features by type with their counts, pictures and the way there', async () => {
    const { campInfo } = await setup({ infos: [english] })
    expect((await campInfo('ZULU')).body).toMatchObject({
      locale: 'en',
      description: ['One.', 'Two.'],
      activities: [
        { featureId: 'MOKO', count: 4 },
        { featureId: 'GADR', count: 1 },
      ],
      amenities: [],
      images: [{ s3Key: 'art/delta/ZULU' }, { s3Key: 'photos/zulu-1' }],
      lat: -19.2345,
      lon: 23.1234,
      transitPointCode: 'MUB',
      transitPointName: 'Maun',
    })
  })

  test('answers in the language asked for, else in English, else with the text of the lists', async () => {
    const french = { supplierCode: 'ZULU', locale: 'fr', description: ['Un.'] }
    const { campInfo } = await setup({ infos: [english, french] })
    expect((await campInfo('ZULU', { locale: 'fr-FR' })).body).toMatchObject({
      locale: 'fr',
      description: ['Un.'],
    })
    expect((await campInfo('ZULU', { locale: 'de' })).body).toMatchObject({
      locale: 'en',
      description: ['One.', 'Two.'],
    })
    expect((await campInfo('MARA')).body).toMatchObject({
      locale: 'en',
      description: ['On the river.'],
    })
    expect((await campInfo('ZULU', { locale: '../etc' })).status).toBe(400)
  })
})

describe('GET /api/Camps/{id}/accommodation-info', () => {
  test('describes the rooms that are offered, with a picture drawn where a room has none', async () => {
    const rooms = [
      aRoomType(),
      aRoomType({ optionKey: 'ZULU-SUITE', name: 'Suite', images: ['photos/suite'] }),
      aRoomType({ optionKey: 'ZULU-OLD', disabled: true }),
    ]
    const infos = [{ supplierCode: 'ZULU', locale: 'fr', rooms: { 'ZULU-TENT': 'Une tente.' } }]
    const { accommodationInfo } = await setup({ rooms, infos })
    expect((await accommodationInfo('ZULU', { locale: 'fr' })).body).toEqual({
      supplierCode: 'ZULU',
      locale: 'fr',
      rooms: [
        {
          optionKey: 'ZULU-TENT',
          name: 'Tent',
          description: 'Une tente.',
          images: [{ s3Key: 'art/delta/ZULU-TENT' }],
        },
        {
          optionKey: 'ZULU-SUITE',
          name: 'Suite',
          description: 'A tent under the trees.',
          images: [{ s3Key: 'photos/suite' }],
        },
      ],
    })
  })

  test('tells of no rooms of a camp that the agency may not see', async () => {
    const { accommodationInfo } = await setup({ rooms: [aRoomType()] })
    expect((await accommodationInfo('GONE')).status).toBe(404)
  })
})

describe('GET /api/Activities/{id}/activity-info', () => {
  test('answers with the activity in paragraphs, its region and a picture drawn there', async () => {
    const { activityInfo } = await setup()
    expect((await activityInfo('DELTA-BALLOON')).body).toMatchObject({
      name: 'Balloon flight',
      regionName: 'Okavango Delta',
      locale: 'en',
      paragraphs: ['An hour above the channels.', 'Breakfast after it.'],
      images: [{ s3Key: 'art/delta/DELTA-BALLOON' }],
    })
    expect((await activityInfo('DELTA-NOTHING')).status).toBe(404)
  })
})
