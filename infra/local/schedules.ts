import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Context, ScheduledEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import type { ScheduledJob } from '../config/jobs'
import { lambdaContext } from './gateway/lambda-context'
import { scheduledEvent } from './scheduled-event'

export type ScheduledHandler = (event: ScheduledEvent, context: Context) => unknown

export interface ScheduleState {
  readonly name: string
  readonly everyMinutes: number
  readonly lastRunAt: number | undefined
  readonly lastFailure: string | undefined
}

export interface Schedules {
  state(): ScheduleState[]
  /** Starts a job before its time; false when there is none of that name. */
  run(name: string): boolean
  stop(): Promise<void>
}

export interface SchedulesOptions {
  readonly jobs: readonly ScheduledJob[]
  /** The code of a handler file; undefined where nobody has written it, and its schedule rests. */
  readonly load: (handlerFile: string) => (() => Promise<ScheduledHandler>) | undefined
  /** Where the times of the last runs are kept, so that a restart neither skips nor repeats. */
  readonly stateFile?: string
  readonly reportFailure: (functionName: string, error: unknown) => void
  readonly now?: () => number
  /** Nothing runs before this is over. */
  readonly after?: Promise<unknown> | undefined
  /** Waits before the two further tries that AWS makes of a failed run. */
  readonly retryAfterMs?: readonly number[]
}

/**
 * Calls each scheduled function when it is due: at once when it never ran or its time passed while
 * nothing was running.
 */
export function startSchedules(options: SchedulesOptions): Schedules {
  const { now = Date.now, stateFile } = options
  const lastRuns = readLastRuns(stateFile)
  const schedules = options.jobs.flatMap((job) => {
    const load = options.load(job.handlerFile)
    return load === undefined ? [] : [startSchedule({ job, load, options, now, lastRuns })]
  })
  return {
    state: () => schedules.map((schedule) => schedule.state()),
    run(name) {
      const schedule = schedules.find((one) => one.name === name)
      schedule?.runNow()
      return schedule !== undefined
    },
    async stop() {
      await Promise.all(schedules.map((schedule) => schedule.stop()))
    },
  }
}

interface ScheduleParts {
  readonly job: ScheduledJob
  readonly load: () => Promise<ScheduledHandler>
  readonly options: SchedulesOptions
  readonly now: () => number
  readonly lastRuns: Map<string, number>
}

function startSchedule({ job, load, options, now, lastRuns }: ScheduleParts) {
  const { reportFailure, retryAfterMs = [60_000, 120_000], stateFile } = options
  const periodMs = job.everyMinutes * 60_000
  const stopping = new AbortController()
  let underWay = Promise.resolve()
  let lastFailure: string | undefined
  let timer: NodeJS.Timeout | undefined

  const run = async (source?: string) => {
    lastRuns.set(job.name, now())
    keepLastRuns(stateFile, lastRuns)
    lastFailure = undefined
    for (const waitMs of [0, ...retryAfterMs]) {
      if (waitMs > 0) await pause(waitMs, stopping.signal)
      if (stopping.signal.aborted) return
      try {
        const handler = await load()
        await handler(
          scheduledEvent(job.name, now(), source),
          lambdaContext(job.name, randomUUID(), now()),
        )
        lastFailure = undefined
        return
      } catch (error) {
        lastFailure = error instanceof Error ? error.message : String(error)
        reportFailure(job.name, error)
      }
    }
  }
  const plan = () => {
    const dueAt = (lastRuns.get(job.name) ?? Number.NEGATIVE_INFINITY) + periodMs
    timer = setTimeout(
      () => {
        underWay = run().finally(() => {
          if (!stopping.signal.aborted) plan()
        })
      },
      Math.min(Math.max(0, dueAt - now()), 24 * 3_600_000),
    )
  }
  if (options.after === undefined) plan()
  else void options.after.finally(() => stopping.signal.aborted || plan())
  return {
    name: job.name,
    runNow() {
      const before = underWay
      underWay = Promise.all([before, run('tembea.run-now')]).then(() => undefined)
    },
    state: (): ScheduleState => ({
      name: job.name,
      everyMinutes: job.everyMinutes,
      lastRunAt: lastRuns.get(job.name),
      lastFailure,
    }),
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await underWay
    },
  }
}

const lastRunsSchema = z.record(z.string(), z.number())

/** What cannot be read counts as never run: running once too often does no harm. */
function readLastRuns(file: string | undefined): Map<string, number> {
  if (file === undefined || !existsSync(file)) return new Map()
  try {
    return new Map(Object.entries(lastRunsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))))
  } catch {
    return new Map()
  }
}

function keepLastRuns(file: string | undefined, lastRuns: Map<string, number>): void {
  if (file === undefined) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(Object.fromEntries(lastRuns)))
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
