import { AsyncLocalStorage } from 'node:async_hooks'
import { log } from './log'
import { trace } from './trace'

const running = new AsyncLocalStorage<{ setAside: number }>()

/** One record of many that cannot be dealt with is named and counted, so that the others are done. */
export function setAside(event: string, facts: Readonly<Record<string, unknown>>): void {
  log.error(event, facts)
  const run = running.getStore()
  if (run !== undefined) run.setAside += 1
}

/** A scheduled job that fails once it is through when it had to set records aside: its alarm tells. */
export const overAll = <T>(job: () => Promise<T>) =>
  trace<void, T>(() => {
    const run = { setAside: 0 }
    return running.run(run, async () => {
      const outcome = await job()
      if (run.setAside > 0) throw new Error(`Records set aside: ${run.setAside}`)
      return outcome
    })
  })
