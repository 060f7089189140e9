import { running } from './set-aside'
import { trace } from './trace'

/**
 * A scheduled job that fails once it is through when it had to set records aside: its alarm tells.
 */
export const overAll = <T>(job: () => Promise<T>) =>
  trace<void, T>(() => {
    const run = { setAside: 0 }
    return running.run(run, async () => {
      const outcome = await job()
      if (run.setAside > 0) throw new Error(`Records set aside: ${run.setAside}`)
      return outcome
    })
  })
