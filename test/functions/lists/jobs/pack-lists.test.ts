import { beforeAll, describe, expect, test } from 'vitest'
import { everything } from '#shared/catalogue/filter-types'
import { agencyIdSchema } from '#shared/ids/ids'
import { listChangeWrite } from '../../../../functions/data/lists/list-changes'
import { listReader } from '../../../../functions/data/lists/list-reader'
import { snapshotTime } from '../../../../functions/data/lists/list-snapshot'
import { tripLines } from '../../../../functions/data/lists/trip-lines'
import { commit } from '../../../../functions/data/table/commit'
import type { Table } from '../../../../functions/data/table/table-access'
import { packLists } from '../../../../functions/lists/jobs/pack-lists'
import { clockAt } from '../../../../functions/runtime/clock'
import { memoryTable } from '../../../support/memory-table'
import { quietLog } from '../../../support/store-kinds'

const agencyId = agencyIdSchema.parse('agy_marula')
const of = { agencyId, list: 'trips' } as const
const clock = clockAt(() => new Date())

describe('the job that packs lists', () => {
  beforeAll(() => void quietLog())
  /** Of 250 changes one brings its list to the job. */
  const change = async (table: Table, times: number, list: 'trips' | 'clients' = 'trips') => {
    for (let version = 1; version <= times; version++) {
      await commit(table, [listChangeWrite({ agencyId, list, id: 'itn_0001', version })])
    }
  }

  test('packs a list that changed often, once', async () => {
    const table = memoryTable()
    await change(table, 249)
    expect(await packLists(table, clock)).toEqual({ packed: 1 })
    expect(await snapshotTime(table, of)).toBeGreaterThan(0)
    expect(await packLists(table, clock)).toEqual({ packed: 0 })
  })

  test('leaves alone a list that was packed within the hour, until the hour is over', async () => {
    const table = memoryTable()
    await change(table, 250)
    await packLists(table, clock)
    await change(table, 250)
    expect(await packLists(table, clock)).toEqual({ packed: 0 })
    expect(
      await packLists(
        table,
        clockAt(() => new Date(Date.now() + 3_700_000)),
      ),
    ).toEqual({ packed: 1 })
  })

  test('packs the others when one does not parse', async () => {
    const table = memoryTable()
    await change(table, 250)
    await change(table, 250, 'clients')
    const sk = 'CHANGE#2026-01-01T00:00:00.000Z#spoiled'
    const spoiled = new Date().toISOString()
    const Item = {
      pk: 'AGENCY#agy_marula#LIST#trips',
      sk: sk.replace('2026-01-01T00:00:00.000Z', spoiled),
    }
    await table.write([{ Put: { Item } }])
    expect(await packLists(table, clock)).toEqual({ packed: 1 })
    await expect(listReader(table, tripLines).now(agencyId)).rejects.toMatchObject({
      code: 'record.malformed',
    })
  })

  test('leaves a list as it was', async () => {
    const table = memoryTable()
    await change(table, 250)
    await packLists(table, clock)
    expect((await listReader(table, tripLines).now(agencyId)).countOf(everything)).toBe(0)
  })
})
