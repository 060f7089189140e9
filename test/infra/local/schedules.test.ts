import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ScheduledEvent } from 'aws-lambda'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ScheduledJob } from '../../../infra/config/jobs'
import {
  type Schedules,
  type SchedulesOptions,
  startSchedules,
} from '../../../infra/local/schedules'

const job: ScheduledJob = {
  name: 'publishCatalogue',
  handlerFile: 'publish',
  everyMinutes: 1,
  harm: 'nobody',
  touches: [],
  timeoutSeconds: 5,
}
const start = Date.parse('2026-11-20T06:00:00Z')

let folder: string
let stateFile: string
let schedules: Schedules
let runs: ScheduledEvent[]
let failures: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-schedules-'))
  stateFile = join(folder, 'schedules.json')
  runs = []
  failures = []
})
afterEach(async () => {
  await schedules.stop()
  rmSync(folder, { recursive: true, force: true })
})

const begin = (more: Partial<SchedulesOptions> = {}) => {
  schedules = startSchedules({
    jobs: [job],
    load: () => async () => (event) => runs.push(event),
    stateFile,
    reportFailure: (name, error) =>
      failures.push(`${name}: ${error instanceof Error ? error.message : error}`),
    now: () => start,
    ...more,
  })
}

test('a job that never ran runs at once, with the event of a schedule', async () => {
  begin()
  await expect.poll(() => runs).toHaveLength(1)
  expect(runs[0]).toMatchObject({
    source: 'aws.events',
    'detail-type': 'Scheduled Event',
    time: '2026-11-20T06:00:00Z',
  })
})

test('no job runs before what it comes after is over', async () => {
  let end = () => {}
  begin({
    after: new Promise<void>((resolve) => {
      end = resolve
    }),
  })
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(runs).toEqual([])
  end()
  await expect.poll(() => runs).toHaveLength(1)
})

test('a job that ran a moment ago waits, one whose time passed while nothing was running is made up for', async () => {
  begin()
  await expect.poll(() => runs).toHaveLength(1)
  await schedules.stop()
  begin({ now: () => start + 59_000 })
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(runs).toHaveLength(1)
  await schedules.stop()
  begin({ now: () => start + 3_600_000 })
  await expect.poll(() => runs).toHaveLength(2)
})

test('runs again and again', async () => {
  begin({ jobs: [{ ...job, everyMinutes: 20 / 60_000 }], now: Date.now })
  await expect.poll(() => runs.length).toBeGreaterThanOrEqual(3)
})

test('a failed run is tried twice more', async () => {
  begin({
    load: () => async () => () => {
      throw new Error('no network')
    },
    retryAfterMs: [5, 5],
  })
  await expect.poll(() => failures).toEqual(Array(3).fill('publishCatalogue: no network'))
  expect(schedules.state()).toMatchObject([
    { name: 'publishCatalogue', lastRunAt: start, lastFailure: 'no network' },
  ])
})

test('a job whose handler nobody has written rests', () => {
  begin({ load: () => undefined })
  expect(schedules.state()).toEqual([])
})

test('times that cannot be read count as never run', async () => {
  writeFileSync(stateFile, 'nonsense')
  begin()
  await expect.poll(() => runs).toHaveLength(1)
})

test('a job is started before its time when somebody asks, and no other is', async () => {
  writeFileSync(stateFile, JSON.stringify({ publishCatalogue: start }))
  begin()
  expect(schedules.run('publishCatalogue')).toBe(true)
  await expect.poll(() => runs).toHaveLength(1)
  expect(runs[0]).toMatchObject({ source: 'tembea.run-now' })
  expect(schedules.run('nobodys')).toBe(false)
})
