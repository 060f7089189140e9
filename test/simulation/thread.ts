import { parentPort } from 'node:worker_threads'
import { logSink } from '../../functions/runtime/log'
import type { SeedOutcome } from './seed-outcome'
import { tracedFailure } from './traced-failure'

logSink.write = () => undefined

parentPort?.on(
  'message',
  async ({ seed, operations }: { readonly seed: number; readonly operations: number }) => {
    parentPort?.postMessage(await outcomeOf(seed, operations))
  },
)

async function outcomeOf(seed: number, operations: number): Promise<SeedOutcome> {
  try {
    const { calls, faults, paid, mails, done, isRemote } = await tracedFailure({ seed, operations })
    return { kind: 'held', calls, faults, paid, mails, done, isRemote }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}
