import { beforeAll, expect, test } from 'vitest'
import type { ClientListed } from '#shared/api/client-shapes'
import { clientListMakers } from '../../../../functions/clients/client-list'
import { countClients } from '../../../../functions/clients/routes/count-clients'
import { listClients } from '../../../../functions/clients/routes/list-clients'
import { clientItems } from '../../../../functions/data/clients/client-change'
import { clientRecord } from '../../../../functions/data/clients/client-records'
import { makeDeps } from '../../../../functions/data/table/makers'
import { tripListMakers } from '../../../../functions/itineraries/view/trip-list'
import { anAgent, callAs } from '../../../support/call-as'
import { memoryTable } from '../../../support/memory-table'

const many = 10_000
const table = memoryTable()
const lead = anAgent({ isAgencyAdmin: true })
const deps = { ...makeDeps(clientListMakers, table), ...makeDeps(tripListMakers, table) }
const list = async (filter: object, principal = lead) =>
  (await callAs(listClients, deps, { principal })({ query: { filter: JSON.stringify(filter) } }))
    .body as ClientListed[]
const count = async (where: object) =>
  (
    await callAs(countClients, deps, { principal: lead })({
      query: { where: JSON.stringify(where) },
    })
  ).body

beforeAll(async () => {
  for (let at = 0; at < many; at++) {
    const { client } = clientItems(
      clientRecord.parse({
        id: `cli_${String(at).padStart(6, '0')}`,
        agencyId: 'agy_marula',
        version: 1,
        lastName: 'Hartley',
        agentId: at % 2 === 0 ? 'agt_naledi' : 'agt_thabo',
        firstName: `Client ${(at * 7_919) % many}`,
        email: `c${at}@example.com`,
        contact: { phone: `+44 ${at}`, address: '' },
        archived: at % 100 === 0,
        agent: { firstName: 'A', lastName: 'B' },
        status: ['lead', 'booked'][at % 2],
        createdDate: '2026-11-20T08:00:00.000Z',
        updatedAt: '2026-11-20T08:00:00.000Z',
      }),
    )
    await table.write([{ Put: { Item: client } }])
  }
}, 60_000)

test('ten thousand clients are read in pages by number, each once and in order', async () => {
  const pages = []
  for (let page = 0; page < many / 100; page++) {
    pages.push(
      ...(await list({
        order: 'name ASC',
        limit: 100,
        skip: page * 100,
        include: ['itineraryCount'],
      })),
    )
  }
  expect(new Set(pages.map(({ id }) => id)).size).toBe(many)
  const names = pages.map(({ name }) => name)
  expect(names).toEqual([...names].sort())
  expect(pages[0]).toMatchObject({ itineraryCount: 0, clientData: { clientUpdates: [] } })
  expect(await list({ skip: many })).toEqual([])
}, 60_000)

test('among them one is found by a part of name, email or phone; counts agree with lists', async () => {
  expect(await list({ where: { phone: { like: '44 9876', options: 'i' } } })).toMatchObject([
    { id: 'cli_009876' },
  ])
  expect(await list({ where: { email: { like: 'C1234@', options: 'i' } } })).toMatchObject([
    { id: 'cli_001234' },
  ])
  expect(await count({ archived: true })).toEqual({ count: 100 })
  expect(await count({ and: [{ status: 'booked' }, { agentId: 'agt_thabo' }] })).toEqual({
    count: many / 2,
  })
  const own = await list({ limit: 100, order: 'status DESC' }, anAgent())
  expect(new Set(own.map(({ agentId }) => agentId))).toEqual(new Set(['agt_naledi']))
})
