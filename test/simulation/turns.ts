import { DynamoError } from '../../functions/data/dynamo-error'
import type { Table } from '../../functions/data/table-access'
import type { Random } from './random'

export type Fault = 'throttled' | 'conflict' | 'timed out' | 'answer lost' | 'crash' | 'crash after'

/** A process of the simulation: it waits at each of its calls until the simulation lets it go on. */
export interface Process {
  readonly name: string
  state: 'running' | 'done' | 'dead'
  /** Its calls that wait for their turn. */
  readonly waiting: { readonly what: string; readonly resume: (fault: Fault | undefined) => void }[]
}

/** Lets one call at a time happen, and decides which of them fail. */
export interface Turns {
  start(name: string, work: (process: Process) => Promise<void>): Promise<void>
  /** Lets one process that waits go on; false when nobody waits. */
  step(): Promise<boolean>
  readonly processes: readonly Process[]
  /** How many calls were faulty. */
  readonly counts: { calls: number; faults: number }
  isCalm: boolean
}

/** It never hears of anything again. */
function die(process: Process): void {
  process.state = 'dead'
  process.waiting.length = 0
}

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

export function turnsOf(random: Random, trace: (line: string) => void): Turns {
  let processes: Process[] = []
  const counts = { calls: 0, faults: 0 }
  const turns: Turns = {
    counts,
    isCalm: false,
    get processes() {
      return processes
    },
    async start(name, work) {
      const process: Process = { name, state: 'running', waiting: [] }
      processes.push(process)
      work(process).then(
        () => {
          process.state = 'done'
        },
        (error: unknown) => {
          process.state = 'dead'
          trace(`${name}: ${String(error)}`)
        },
      )
      await tick()
    },
    async step() {
      processes = processes.filter(({ state }) => state === 'running')
      const waiting = processes.filter((process) => process.waiting.length > 0)
      if (waiting.length === 0) return false
      const process = random.pick(waiting)
      const [call] = process.waiting.splice(random.below(process.waiting.length), 1)
      if (call === undefined) return false
      const fault = turns.isCalm || !random.chance(0.22) ? undefined : random.pick(faults)
      counts.calls += 1
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

const faults: readonly Fault[] = ['throttled', 'conflict', 'timed out', 'answer lost', 'crash', 'crash after']

/** A call of a process: it waits for its turn, and fails as it is told to. Never ends for a process that has crashed. */
export async function inTurnOf<T>(process: Process, what: string, work: () => Promise<T>): Promise<T> {
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
      throw new DynamoError({ name: 'TimeoutError', message: 'The answer is lost' })
    case 'throttled':
      throw new DynamoError({ name: 'ProvisionedThroughputExceededException', message: 'Too much at once' })
    case 'timed out':
      throw new DynamoError({ name: 'TimeoutError', message: 'No answer' })
    case 'conflict':
      if (what !== 'write') return work()
      throw new DynamoError({
        name: 'TransactionCanceledException',
        message: 'conflict',
        reasons: [{ code: 'TransactionConflict', item: undefined }],
      })
  }
}

/** The table as a process sees it. */
export const tableOf = (table: Table, process: Process): Table => ({
  name: table.name,
  get: (...given) => inTurnOf(process, 'get', () => table.get(...given)),
  getMany: (...given) => inTurnOf(process, 'getMany', () => table.getMany(...given)),
  page: (...given) => inTurnOf(process, 'page', () => table.page(...given)),
  all: (...given) => inTurnOf(process, 'all', () => table.all(...given)),
  write: (...given) => inTurnOf(process, 'write', () => table.write(...given)),
})
