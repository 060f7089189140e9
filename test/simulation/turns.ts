import { WriteRefused } from '../../functions/data/table/refusals'
import type { Table } from '../../functions/data/table/table-access'
import type { Random } from './random'

export type Fault = 'throttled' | 'conflict' | 'timed out' | 'answer lost' | 'crash' | 'crash after'

/**
 * A process of the simulation: it waits at each of its calls until the simulation lets it go on.
 */
export interface Process {
  readonly name: string
  state: 'running' | 'done' | 'dead'
  /** How long it has run: whoever calls for it lets nothing run for ever. */
  age: number
  /** Its calls that wait for their turn. */
  readonly waiting: { readonly what: string; readonly resume: (fault: Fault | undefined) => void }[]
}

/** Lets one call at a time happen, and decides which of them fail. */
export interface Turns {
  start(name: string, work: (process: Process) => Promise<void>): Promise<void>
  /** Lets one process that waits go on; false when nobody waits. */
  step(): Promise<boolean>
  readonly processes: readonly Process[]
  /** Time passes for all that run. */
  pass(milliseconds: number): void
  /** How many calls there were, and how many were faulty, before it became calm. */
  readonly counts: { calls: number; faults: number }
  /** No faults any more. */
  isCalm: boolean
}

/** Nothing of ours runs for longer; infra gives none of it as much. */
const longestRun = 6 * 60_000
/** What a person does, who may take days. */
export const thinking = 'think'

/** It never hears of anything again. */
function die(process: Process): void {
  process.state = 'dead'
  process.waiting.length = 0
}

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

export function turnsOf(random: Random, trace: (line: string) => void): Turns {
  let processes: Process[] = []
  let started = 0
  const counts = { calls: 0, faults: 0 }
  const turns: Turns = {
    counts,
    isCalm: false,
    get processes() {
      return processes
    },
    async start(name, work) {
      started += 1
      const process: Process = {
        name: `${name} #${started}`,
        state: 'running',
        age: 0,
        waiting: [],
      }
      processes.push(process)
      trace(`${process.name} begins`)
      work(process).then(
        () => {
          process.state = 'done'
        },
        (error: unknown) => {
          process.state = 'dead'
          trace(`${process.name} fails: ${String(error)}`)
        },
      )
      await tick()
    },
    pass(milliseconds) {
      for (const process of processes) process.age += milliseconds
    },
    async step() {
      processes = processes.filter(({ state }) => state === 'running')
      const waiting = processes.filter((process) => process.waiting.length > 0)
      if (waiting.length === 0) return false
      const process = random.pick(waiting)
      const [call] = process.waiting.splice(random.below(process.waiting.length), 1)
      if (call === undefined) return false
      if (process.age > longestRun && call.what !== thinking) {
        trace(`${process.name} has run for too long`)
        die(process)
        return true
      }
      const fault =
        turns.isCalm || !random.chance(0.22) ? undefined : random.pick(faultsOf(call.what))
      counts.calls += turns.isCalm ? 0 : 1
      counts.faults += fault === undefined ? 0 : 1
      trace(`${process.name} ${call.what}${fault === undefined ? '' : ` (${fault})`}`)
      if (fault === 'crash' || fault === 'crash after') die(process)
      call.resume(fault)
      await tick()
      return true
    },
  }
  return turns
}

const faults: readonly Fault[] = ['throttled', 'timed out', 'answer lost', 'crash', 'crash after']
const faultsOfWrites: readonly Fault[] = [...faults, 'conflict']
const faultsOf = (what: string) => (what === 'write' ? faultsOfWrites : faults)

/**
 * A call of a process: it waits for its turn, and fails as it is told to. Never ends for a process
 * that has crashed.
 *
 * @param failure - the error of a call that does not come through
 */
export async function inTurnOf<T>(
  process: Process,
  { what, failure }: { readonly what: string; readonly failure: (fault: Failure) => Error },
  work: () => Promise<T>,
): Promise<T> {
  if (process.state === 'dead') return new Promise(() => undefined)
  const fault = await new Promise<Fault | undefined>((resume) => {
    process.waiting.push({ what, resume })
  })
  switch (fault) {
    case undefined:
      return work()
    case 'crash':
      return new Promise(() => undefined)
    case 'crash after':
      await work()
      return new Promise(() => undefined)
    case 'answer lost':
      await work()
      throw failure(fault)
    default:
      throw failure(fault)
  }
}

type Failure = Exclude<Fault, 'crash' | 'crash after'>

/** How the table fails. */
function tableFailure(fault: Failure): Error {
  if (fault === 'conflict')
    return new WriteRefused([{ index: 0, reason: 'conflict', old: undefined }])
  const name = fault === 'throttled' ? 'ProvisionedThroughputExceededException' : 'TimeoutError'
  return Object.assign(new Error(fault), { name })
}

/** The table as a process sees it. */
export function tableOf(table: Table, process: Process): Table {
  const called = <T>(what: string, work: () => Promise<T>) =>
    inTurnOf(process, { what, failure: tableFailure }, work)
  return {
    name: table.name,
    get: (...given) => called('get', () => table.get(...given)),
    getMany: (...given) => called('getMany', () => table.getMany(...given)),
    page: (...given) => called('page', () => table.page(...given)),
    all: (...given) => called('all', () => table.all(...given)),
    write: (...given) => called('write', () => table.write(...given)),
  }
}
