import { beforeAll, describe, expect, test, vi } from 'vitest'
import { clientRecord } from '../../../../functions/data/clients/client-records'
import { exchangeStore } from '../../../../functions/data/rates/exchange-store'
import { getCurrencies } from '../../../../functions/info/routes/get-currencies'
import { getExchangeRates } from '../../../../functions/info/routes/get-exchange-rates'
import { getLodgeMappingPieces } from '../../../../functions/info/routes/get-lodge-mapping-pieces'
import { logMessage } from '../../../../functions/info/routes/log-message'
import { searchInfo } from '../../../../functions/info/routes/search-info'
import { logSink } from '../../../../functions/runtime/log'
import { anAgent, callAs } from '../../../support/call-as'
import { memoryStores } from '../../../support/memory-stores'
import { memoryTable } from '../../../support/memory-table'
import { published } from '../../../support/published'
import { ratesOfTheDay } from '../../../support/rates-of-the-day'

describe('GET /api/Info/search', () => {
  const stores = memoryStores()
  const aClient = (id: string, agentId: string, [firstName, lastName]: [string, string]) =>
    stores.clients.save({
      after: clientRecord.parse({
        id,
        agencyId: anAgent().agencyId,
        agentId,
        version: 1,
        firstName,
        lastName,
        email: `${firstName}@${lastName}.co.uk`.toLowerCase(),
        contact: { phone: '', address: '' },
        agent: { firstName: 'Naledi', lastName: 'Mokoena' },
        status: 'lead',
        archived: false,
        createdDate: '2026-11-20T06:00:00.000Z',
        updatedAt: '2026-11-20T06:00:00.000Z',
      }),
    })
  beforeAll(async () => {
    await aClient('cli_hartley', anAgent().agentId, ['Eleanor', 'Hartley'])
    await aClient('cli_other', 'agt_other', ['Edward', 'Hartley'])
  })

  async function search(term: string) {
    const { catalogue } = await published()
    return callAs(searchInfo, { ...stores, catalogue })({ query: { term } })
  }

  test('finds camps and regions by name, without those that the agency may not see', async () => {
    expect((await search('CAMP')).body).toMatchObject({
      camps: [
        { id: 'ALPHA', label: 'alpha Camp', note: 'Okavango Delta, Botswana' },
        { id: 'CHOBE' },
        { id: 'ZULU', label: 'Zulu Camp' },
      ],
      clients: [],
    })
    expect((await search('mara')).body).toMatchObject({
      camps: [{ id: 'MARA' }],
      regions: [{ id: 'KE-MAR', note: 'Kenya' }],
    })
    expect((await search('kan')).body).toMatchObject({ camps: [], regions: [] })
  })

  test('finds clients by name and email, among the agent’s own', async () => {
    const hit = {
      id: 'cli_hartley',
      label: 'Eleanor Hartley',
      note: 'eleanor@hartley.co.uk',
      path: '/clients/cli_hartley',
    }
    expect((await search('hart')).body).toMatchObject({ clients: [hit] })
    expect((await search('@hartley')).body).toMatchObject({ clients: [hit] })
  })

  test('takes a percent sign for itself, and finds nothing for nothing', async () => {
    expect((await search('%')).body).toMatchObject({ camps: [] })
    expect((await search('  ')).body).toEqual({
      camps: [],
      regions: [],
      clients: [],
      itineraries: [],
    })
    expect((await search('x'.repeat(101))).status).toBe(400)
  })
})

describe('GET /api/Info/getExchangeRates', () => {
  const call = callAs(getExchangeRates, { exchange: ratesOfTheDay() })

  test('answers with units for one dollar, as they are kept', async () => {
    expect((await call()).body).toEqual({
      base: 'USD',
      date: '2026-11-19',
      rates: { USD: '1', ZAR: '18', KES: '130', EUR: '0.8' },
      isDaily: false,
    })
  })

  test('answers with units for one of another currency, exactly to ten places', async () => {
    const { body } = await call({ query: { currency: 'ZAR' } })
    expect(body).toMatchObject({
      base: 'ZAR',
      rates: { USD: '0.0555555556', ZAR: '1', KES: '7.2222222222', EUR: '0.0444444444' },
    })
  })

  test('refuses a currency that is none, and says which rate is missing', async () => {
    expect(await call({ query: { currency: 'RAND' } })).toMatchObject({
      status: 400,
      body: {
        error: { details: { fields: [{ field: 'query.currency', message: 'Invalid currency' }] } },
      },
    })
    expect(await call({ query: { currency: 'JPY' } })).toMatchObject({
      status: 422,
      body: { error: { code: 'fx.missing-spot-rate' } },
    })
  })
})

test('GET /api/Info/getLodgeMappingPieces names camps and regions that the agency may see', async () => {
  const { catalogue } = await published()
  const { body } = await callAs(getLodgeMappingPieces, { catalogue })()
  expect(body).toMatchObject({
    lodgeList: {
      ZULU: { regionCode: 'OKA', countryRegionCode: 'BW-OKA', name: 'Zulu Camp' },
      MARA: { regionCode: 'MAR', countryRegionCode: 'KE-MAR', name: 'Mara Plains' },
    },
    regionList: { 'BW-OKA': { name: 'Okavango Delta', countryCode: 'BW' } },
  })
  expect(JSON.stringify(body)).not.toMatch(/KANHA|GONE|DMC|Kanha/)
})

test('GET /api/Info/currencies tells names and decimal places, by the public list where there is one', async () => {
  const exchange = exchangeStore(memoryTable())
  const { body } = await callAs(getCurrencies, { exchange })()
  expect(body).toEqual(
    expect.arrayContaining([
      { code: 'USD', name: 'US Dollar', exponent: 2 },
      { code: 'BHD', name: 'Bahraini Dinar', exponent: 3 },
      { code: 'JPY', name: 'Japanese Yen', exponent: 0 },
    ]),
  )
  await exchange.putCurrencyNames({ USD: 'United States Dollar' })
  expect((await callAs(getCurrencies, { exchange })()).body).toEqual(
    expect.arrayContaining([
      { code: 'USD', name: 'United States Dollar', exponent: 2 },
      { code: 'JPY', name: 'Japanese Yen', exponent: 0 },
    ]),
  )
})

test('POST /api/Info/logMessage writes one line that names who it was for', async () => {
  const lines: string[] = []
  vi.spyOn(logSink, 'write').mockImplementation((line) => void lines.push(line))
  const call = callAs(logMessage, {})
  expect((await call({ body: { message: 'first\nsecond\u0007' } })).body).toEqual({ logged: true })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      message: 'app.message',
      agencyId: 'agy_marula',
      agentId: 'agt_naledi',
      text: 'first second ',
    },
  ])
  expect((await call({ body: { message: '' } })).status).toBe(400)
  expect((await call({ body: { message: 'x'.repeat(2001) } })).status).toBe(400)
})
