import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { handlerFileOf, type Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { publishCatalogue } from '../../functions/catalogue/jobs/publish-catalogue'
import { catalogueItems } from '../../functions/data/catalogue/catalogue-records'
import { catalogueStore } from '../../functions/data/catalogue/catalogue-store'
import { publishedObjects } from '../../functions/data/catalogue/published-objects'
import { snapshotStore } from '../../functions/data/catalogue/snapshot-store'
import { sessionStore } from '../../functions/data/people/session-store'
import { exchangeItem } from '../../functions/data/rates/exchange-records'
import { itemsOfSupplier } from '../../functions/data/rates/supplier-records'
import { systemClock } from '../../functions/runtime/clock'
import type { HttpLambda } from '../../functions/runtime/http-lambda'
import { logSink } from '../../functions/runtime/log'
import { randomId } from '../../functions/runtime/make-id'
import { localCredentials } from '../../infra/local/aws-endpoint'
import { itemsOfAnAgent } from '../support/agent-items'
import { anAgent } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { httpEvent, type TestRequest } from '../support/http-event'
import { places, someCamps } from '../support/published'
import { someRates } from '../support/rates-of-the-day'
import { aRateRule, aRoomType } from '../support/suppliers'

const stay = { startDate: '2027-06-29', endDate: '2027-07-01' }
const zulu = { supplierCode: 'ZULU' }

/** A good request to every route that reads what can be sold, and a part of its answer. */
const calls: Partial<Record<keyof typeof routes, [TestRequest, unknown]>> = {
  getCountries: [{}, [{ countryCode: 'BW' }, { countryCode: 'KE' }]],
  getCountry: [{ params: { id: 'BW' } }, { name: 'Botswana' }],
  getRegion: [{ params: { id: 'BW-CHO' } }, { name: 'Chobe', country: 'Botswana' }],
  getTransitPoint: [{ params: { id: 'MUB' } }, { name: 'Maun' }],
  getActivity: [{ params: { id: 'DELTA-BALLOON' } }, { regionName: 'Okavango Delta' }],
  getRegions: [
    { query: { filter: '{"where":{"name":"Chobe"}}' } },
    [{ countryRegionCode: 'BW-CHO' }],
  ],
  getCamps: [{ query: { filter: '{"limit":1}' } }, [{ supplierCode: 'ALPHA' }]],
  countCamps: [{}, { count: 4 }],
  getCamp: [
    { params: { id: 'ZULU' } },
    { campName: 'Zulu Camp', campInfo: 'Under the trees by the channel.' },
  ],
  getCampInfo: [{ params: { id: 'ZULU' } }, { description: ['One.', 'Two.'] }],
  getAccommodationInfo: [{ params: { id: 'ZULU' } }, { rooms: [{ optionKey: 'ZULU-TENT' }] }],
  getFeatures: [{}, places.features],
  getTransitPoints: [{}, [{ transitPointCode: 'BBK' }, { transitPointCode: 'MUB' }]],
  getActivities: [{}, [{ optionKey: 'DELTA-BALLOON' }]],
  getActivityInfo: [{ params: { id: 'DELTA-BALLOON' } }, { regionName: 'Okavango Delta' }],
  getRoomsBySupplier: [{ body: zulu }, { rooms: [{ name: 'Tent' }] }],
  getAvailability: [{ body: { ...zulu, ...stay } }, { rooms: [{ available: 2, price: 50_000 }] }],
  getCalendar: [
    { body: { ...zulu, ...stay } },
    { days: [{ a: { 'ZULU-TENT': 4 } }, { r: { 'ZULU-TENT': 50_000 } }] },
  ],
  getRatesByOptionKey: [
    { body: { optionKeys: ['ZULU-TENT'], ...stay } },
    { rules: [{ twinRate: '9000.00' }] },
  ],
  getRatesBySupplier: [
    { body: { supplierCodes: ['ZULU'], ...stay } },
    { rules: [{ currency: 'ZAR' }] },
  ],
  getInclusions: [
    { body: { supplierCodes: ['ZULU'], ...stay } },
    { inclusions: [{ mealBasis: 'Full board' }] },
  ],
  getLowestRates: [
    { body: { supplierCodes: ['ZULU'], startDate: '2027-06-01' } },
    { rates: [{ roomRatePP: 50_000 }] },
  ],
  searchInfo: [{ query: { term: 'zulu' } }, { camps: [{ id: 'ZULU' }], clients: [] }],
  getExchangeRates: [{}, { base: 'USD', rates: { ZAR: '18' } }],
  getLodgeMappingPieces: [{}, { lodgeList: { ZULU: { name: 'Zulu Camp' } } }],
}

describe.each(routeEngines)('the handlers that read what can be sold, on $name', (engine) => {
  let there: TestTable
  let token: string
  beforeAll(async () => {
    vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
    there = await startTestTable(engine)
    vi.stubEnv('AWS_ACCESS_KEY_ID', localCredentials.accessKeyId)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', localCredentials.secretAccessKey)
    vi.stubEnv('AWS_SESSION_TOKEN', undefined)
    vi.stubEnv('TABLE_NAME', there.tableName)
    vi.stubEnv('DYNAMODB_ENDPOINT', there.endpoint)
    const items = [
      ...catalogueItems({ ...places, camps: [...someCamps] }),
      exchangeItem(someRates()),
      ...itemsOfSupplier({
        ...zulu,
        roomTypes: [aRoomType()],
        rateRules: [aRateRule()],
        allotments: [{ optionKey: 'ZULU-TENT', month: '2027-06', days: { 29: 4, 30: 2 } }],
        info: [{ ...zulu, locale: 'en', description: ['One.', 'Two.'] }],
      }),
    ]
    items.push(...itemsOfAnAgent())
    for (let at = 0; at < items.length; at += 50) {
      await there.table.write(items.slice(at, at + 50).map((Item) => ({ Put: { Item } })))
    }
    const snapshots = snapshotStore(publishedObjects(there.table))
    await publishCatalogue({
      catalogue: catalogueStore(there.table),
      snapshots,
      clock: systemClock,
      makeId: randomId,
    })
    token = (await sessionStore(there.table).start(anAgent(), { keep: false, now: new Date() }))
      .token
    vi.resetModules() // each engine's handlers read their environment anew
  }, 60_000)
  afterAll(async () => {
    vi.unstubAllEnvs()
    await there.stop()
  })

  const handlerOf = async (route: Route): Promise<HttpLambda> =>
    (await import(join(import.meta.dirname, '../../functions', `${handlerFileOf(route)}.ts`)))
      .handler

  async function answer(route: Route, request: TestRequest) {
    const { statusCode, body = '' } = await (await handlerOf(route))(
      httpEvent({
        ...request,
        method: route.method,
        path: route.path,
        headers: { authorization: `Bearer ${token}` },
      }),
      {} as never,
    )
    return { status: statusCode, body: JSON.parse(body) }
  }

  test.each(Object.entries(calls))('%s answers from the engine', async (name, [request, part]) => {
    const route = Object.values<Route>(routes).find((one) => one.name === name)
    if (route === undefined) throw new Error(`no route ${name}`)
    expect(await answer(route, request)).toMatchObject({ status: 200, body: part })
  })

  test('nobody reads without a session', async () => {
    const { statusCode } = await (await handlerOf(routes.getCamps))(
      httpEvent({ path: '/api/Camps' }),
      {} as never,
    )
    expect(statusCode).toBe(401)
  })
})
