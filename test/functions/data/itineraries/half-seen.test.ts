import { describe, expect, test } from 'vitest'
import { itineraryStore } from '../../../../functions/data/itineraries/itinerary-store'
import type { Table } from '../../../../functions/data/table/table-access'
import { anItinerary } from '../../../shared/itinerary/builders'
import { memoryTable } from '../../../support/memory-table'

const people = {
  user: {
    agency: { name: 'Marula Journeys', agencyCode: 'MAR001' },
    agent: { fullName: 'Naledi Mokoena', email: 'naledi@example.com' },
  },
}
const at = '2026-11-20T08:00:00.000Z'
const by = { kind: 'agent', id: 'agt_naledi', name: 'Naledi Mokoena' } as const
const entry = { at, by, action: 'edited', changes: [], requestId: 'req-1' }

/** A trip of two versions of content in a table. */
async function twoVersions() {
  const table = memoryTable()
  const store = itineraryStore(table)
  const record = anItinerary({ name: 'First' })
  await store.save({ after: { record, people }, entry })
  const before = await store.get(record.agencyId, record.id)
  const trip = [...table.items()].find(({ sk }) => sk === 'ITINERARY')
  const second = { ...record, name: 'Second', version: 2 }
  await store.save({ before, after: { record: second, people }, entry })
  return { table, record, trip }
}

/** What a Query sees while a transaction is being written: not all of it yet. */
const seeing = (table: Table, page: Table['page']): Table => ({ ...table, page })

describe('a Query that sees half of a change', () => {
  test('reads the content that the trip names when a newer one is there already', async () => {
    const { table, record, trip } = await twoVersions()
    const half = seeing(table, async (query) => {
      const { items, next } = await table.page(query)
      return {
        items: items.map((item) => (item.sk === 'ITINERARY' && trip !== undefined ? trip : item)),
        next,
      }
    })
    expect(await itineraryStore(half).get(record.agencyId, record.id)).toMatchObject({
      record: { name: 'First', version: 1 },
      contentVersion: 1,
    })
  })

  test('reads the content that the trip names when the Query saw only the one before', async () => {
    const { table, record } = await twoVersions()
    const half = seeing(table, async (query) => {
      const { items } = await table.page({ ...query, Limit: 3 })
      return { items: items.filter(({ sk }) => sk !== 'ITINERARY#99999997'), next: undefined }
    })
    expect(await itineraryStore(half).get(record.agencyId, record.id)).toMatchObject({
      record: { name: 'Second', version: 2 },
      contentVersion: 2,
    })
  })

  test('asks once where all is there', async () => {
    const { table, record } = await twoVersions()
    const pagesOnly: Table = {
      ...table,
      get: () => Promise.reject(new Error('nothing is left to ask for')),
    }
    expect(await itineraryStore(pagesOnly).get(record.agencyId, record.id)).toMatchObject({
      record: { name: 'Second' },
    })
  })
})
