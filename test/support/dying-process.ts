import type { Table } from '../../functions/data/table/table-access'
import type { Queue } from '../../functions/runtime/queue'

/**
 * Where a process dies: before its nth call leaves, or after it was done and before its answer is
 * heard.
 */
export interface Death {
  readonly call: number
  readonly when: 'before' | 'after'
}

/**
 * A death for everything that a process may leave behind: what is there before a call is what the
 * call before it has left.
 */
export const deaths = (calls: number): Death[] => [
  { call: 1, when: 'before' },
  ...Array.from({ length: calls }, (_, index): Death => ({ call: index + 1, when: 'after' })),
]

export class Died extends Error {
  override readonly name = 'Died'
}

/**
 * A process that counts its calls to the table and to queues, and dies at one of them: nothing
 * leaves it after that.
 */
export function dyingProcess(death?: Death) {
  let calls = 0
  let isDead = false
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    calls += 1
    if (isDead) throw new Died()
    if (death?.call !== calls) return work()
    isDead = true
    if (death.when === 'after') await work()
    throw new Died()
  }
  return {
    /** Calls so far. */
    calls: () => calls,
    /** Something else that it calls. */
    counted,
    table: (table: Table): Table => ({
      name: table.name,
      get: (...given) => counted(() => table.get(...given)),
      getMany: (...given) => counted(() => table.getMany(...given)),
      page: (...given) => counted(() => table.page(...given)),
      all: (...given) => counted(() => table.all(...given)),
      write: (...given) => counted(() => table.write(...given)),
    }),
    queue: (queue: Queue): Queue => ({ send: (message) => counted(() => queue.send(message)) }),
  }
}
