import { expect, test, vi } from 'vitest'
import { noticeMarks } from '../../../../functions/data/people/notice-marks'
import type { Table } from '../../../../functions/data/table/table-access'
import { markNotices } from '../../../../functions/payments/routes/mark-notices'
import { anAgent, callAs } from '../../../support/call-as'
import { memoryTable } from '../../../support/memory-table'

const { agencyId, agentId } = anAgent()

function at(table: Table = memoryTable()) {
  const marks = noticeMarks(table)
  const call = callAs(markNotices, { marks })
  return { marks, mark: async (body: object) => call({ body }) }
}

test('what was read is seen, too; unread takes it back, and each agent has marks of their own', async () => {
  const { marks, mark } = at()
  expect((await mark({ seen: ['hold a', 'paid b'] })).status).toBe(200)
  const { body } = await mark({ read: ['paid b', 'paid c'] })
  expect(body).toEqual({ seen: ['hold a', 'paid b', 'paid c'], read: ['paid b', 'paid c'] })
  await mark({ unread: ['paid b'] })
  expect(await marks.ofAgent(agencyId, agentId)).toMatchObject({
    seen: ['hold a', 'paid b', 'paid c'],
    read: ['paid c'],
  })
  expect(
    (await marks.ofAgent(agencyId, anAgent({ agentId: 'agt_thabo' as never }).agentId)).read,
  ).toEqual([])
})

test('marked again, nothing is written', async () => {
  const table = memoryTable()
  const write = vi.fn(table.write)
  const { mark } = at({ ...table, write })
  for (let time = 0; time < 3; time++) await mark({ seen: ['hold a'], read: ['paid b'] })
  expect(write).toHaveBeenCalledTimes(1)
})

test('two devices at once lose nothing', async () => {
  const { marks, mark } = at()
  await Promise.all(['one', 'two', 'three'].map((id) => mark({ read: [`paid ${id}`] })))
  expect((await marks.ofAgent(agencyId, agentId)).read.toSorted()).toEqual([
    'paid one',
    'paid three',
    'paid two',
  ])
})

test('the latest 300 are kept, and more than 120 at once are refused by name', async () => {
  const { marks, mark } = at()
  const ids = (from: number) => Array.from({ length: 110 }, (_, index) => `paid ${from + index}`)
  for (const from of [0, 200, 400]) await mark({ read: ids(from) })
  const { read } = await marks.ofAgent(agencyId, agentId)
  expect([read.length, read[0], read.at(-1)]).toEqual([300, 'paid 30', 'paid 509'])
  const { status, body } = await mark({
    read: Array.from({ length: 121 }, (_, index) => `paid ${index}`),
  })
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('read')])
})
