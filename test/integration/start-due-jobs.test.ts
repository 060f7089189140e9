import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDueJobs } from '../../functions/config/jobs/start-due-jobs'
import { workNotes } from '../../functions/data/config/work-notes'
import { dueWork } from '../../functions/data/table/due-items'
import * as keys from '../../functions/data/table/keys'
import { duePartitions, jobRunKey } from '../../functions/data/table/keys'
import { clockAt } from '../../functions/runtime/clock'
import { overAll } from '../../functions/runtime/over-all'
import { scheduledJobs } from '../../infra/config/jobs'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { quietLog } from '../support/store-kinds'

const waiting = scheduledJobs.filter(({ due }) => due !== undefined)
const clock = clockAt(() => new Date('2027-03-01T09:00:00.000Z'))

describe.each(routeEngines)('jobs that wait for work, on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
  }, 60_000)
  afterAll(() => there.stop())

  /** The jobs that one run starts, of which some cannot be started. */
  async function startedOver(refusing: readonly string[] = []): Promise<string[]> {
    const begun: string[] = []
    const jobs = {
      all: () => [...scheduledJobs],
      async start(name: string) {
        if (refusing.includes(name)) throw new Error('Lambda is away')
        begun.push(name)
      },
    }
    const { started } = await startDueJobs({ ...collaborators(), jobs })
    expect([...started].sort()).toEqual([...begun].sort())
    return begun.sort()
  }
  const collaborators = () => ({
    work: dueWork(there.table),
    notes: workNotes(there.table),
    clock,
    makeId: () => 'none',
  })
  const place = (gsi2pk: string, at: string) => ({
    Put: { Item: { pk: `TEST#${gsi2pk}`, sk: 'DUE', gsi2pk, gsi2sk: `${at}#1` } },
  })

  test('name kinds of work that records stand under', () => {
    const kinds = new Set<unknown>(Object.values(keys).filter((key) => typeof key === 'string'))
    expect(waiting.filter(({ due = '' }) => !kinds.has(due))).toEqual([])
    expect(waiting.length).toBeGreaterThan(0)
  })

  test('rest while there is none, or none yet', async () => {
    expect(await startedOver()).toEqual([])
    const later = waiting.map(({ due = '' }) =>
      place(duePartitions(due)[0] ?? '', '2027-03-01T09:00:01.000Z'),
    )
    await there.table.write(later)
    expect(await startedOver()).toEqual([])
  })

  test.each(waiting)('are started by it: $name, in whichever partition it is', async (job) => {
    const partitions = duePartitions(job.due ?? '')
    for (const partition of [partitions[0] ?? '', partitions.at(-1) ?? '']) {
      await there.table.write([place(partition, '2027-03-01T08:59:59.000Z')])
      expect(await startedOver()).toEqual([job.name])
      await there.table.write([{ Delete: { Key: { pk: `TEST#${partition}`, sk: 'DUE' } } }])
    }
  })

  test('do not wait for one that cannot be started', async () => {
    await there.table.write(
      waiting.map(({ due = '' }) => place(duePartitions(due)[0] ?? '', '2027-03-01T08:00:00.000Z')),
    )
    const [first = '', ...others] = waiting.map(({ name }) => name)
    expect(await startedOver([first])).toEqual([...others].sort())
  })

  /** A run after which some clocks have called for the last time so many minutes ago. */
  async function runAfter(minutesAgo: Readonly<Record<string, number>>): Promise<unknown> {
    await there.table.write(
      Object.entries(minutesAgo).map(([job, minutes]) => {
        const startedAt = new Date(clock.now().getTime() - minutes * 60_000).toISOString()
        const run = { job, startedAt, scheduledAt: startedAt, tookMs: 1 }
        return { Put: { Item: { ...jobRunKey(job), ...run } } }
      }),
    )
    const jobs = { all: () => [...scheduledJobs], start: async () => undefined }
    return overAll(() => startDueJobs({ ...collaborators(), jobs }))()
  }
  const everyClock = (periods: number) =>
    Object.fromEntries(scheduledJobs.map((job) => [job.name, periods * job.everyMinutes]))

  test('make a run fail where a clock did not call one of them twice', async () => {
    await expect(runAfter(everyClock(2))).resolves.toBeDefined()
    await expect(runAfter({ sendReminders: 131 })).rejects.toThrow('Records set aside: 1')
    await expect(runAfter({ eraseDue: 60 * 49 })).rejects.toThrow('Records set aside: 2')
    await expect(runAfter(everyClock(1))).resolves.toBeDefined()
  })

  test('are not late where no clock ran meanwhile', async () => {
    await expect(runAfter(everyClock(30))).resolves.toBeDefined()
  })
})
