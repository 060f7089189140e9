import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { functionOfJob } from '../../infra/config/functions'
import { queueJobs, scheduledJobs } from '../../infra/config/jobs'

const minutesOfMonth = 43_800
/** What a run of a job takes that finds little or nothing, in seconds. */
const runSeconds = 0.2
/** Partitions that one kind of due work is spread over, each asked by a query of half a unit. */
const partitions = 8
/** The table keeps a role's key for five minutes. */
const keyMinutes = 5
/** Calls of an agent's month, and the traced ones of them. */
const calls = 4_440
const traced = 100
/** Routes that some agent calls in each five minutes of a working day of nine hours, 22 days. */
const busyRoutes: Readonly<Record<number, number>> = { 1000: 120, 100000: 300 }
const workMinutes = 22 * 9 * 60

const jobs = scheduledJobs.map((job) => {
  const { memoryMb, isTraced } = functionOfJob(job)
  return { runs: minutesOfMonth / job.everyMinutes, memoryMb, isTraced, job }
})
const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)
const runs = sum(jobs.map((job) => job.runs))

/** Requests to KMS for the table's key: one a role in five minutes in which it has work. */
function keyRequests(agents: number): number {
  const ofJobs = sum(jobs.map(({ job }) => minutesOfMonth / Math.max(keyMinutes, job.everyMinutes)))
  const { [agents]: routes } = busyRoutes
  const ofRoutes = routes === undefined ? agents * calls : (routes * workMinutes) / keyMinutes
  return ofJobs + ofRoutes
}

const asked = minutesOfMonth * scheduledJobs.filter(({ due }) => due !== undefined).length
const figures: Readonly<Record<string, (agents: number) => number>> = {
  'jobs: ': () =>
    sum(jobs.map((job) => job.runs * (job.memoryMb / 1_024) * runSeconds * 13.33e-6)) +
    runs * 0.2e-6,
  'notes of jobs': () => runs * 0.625e-6,
  'looks for due work': () =>
    (asked * partitions + minutesOfMonth * scheduledJobs.length) * 0.5 * 0.125e-6,
  'KMS requests': (agents) => keyRequests(agents) * 3e-6,
  'traces: ': (agents) =>
    (sum(jobs.map((job) => (job.isTraced ? job.runs : 0))) + agents * traced) * 5e-6,
  'questions to queues': () => queueJobs.length * 15 * minutesOfMonth * 0.4e-6,
}

const rows = readFileSync('infra/COSTS.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
const rowOf = (start: string) => rows.find(([, what]) => what?.startsWith(start))

describe('what a month costs on paper', () => {
  test.each(
    Object.entries(figures).flatMap(([start, of]) =>
      [10, 1_000, 100_000].map((agents, at) => ({ start, agents, at, dollars: of(agents) })),
    ),
  )('is computed of “$start” for $agents agents', ({ start, at, dollars }) => {
    const figure = Number(rowOf(start)?.[3 + at])
    expect(Math.abs(figure - dollars)).toBeLessThanOrEqual(Math.max(0.006, dollars * 0.01))
  })

  test('says how often jobs run', () => {
    expect(rowOf('jobs: ')?.[1]).toContain(`${(runs / minutesOfMonth).toFixed(1)} runs a minute`)
  })
})
