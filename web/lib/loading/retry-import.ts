import { withRetries } from '../api/retry'

/** Loads a module, trying 5 more times with at least 500 ms between (1 §9): a deploy or a bad line may lose a chunk. */
export function retryImport<Module>(
  load: () => Promise<Module>,
  wait?: (ms: number) => Promise<void>,
): Promise<Module> {
  return withRetries(load, {
    retries: 5,
    minWaitMs: 500,
    isWorthIt: () => true,
    ...(wait === undefined ? {} : { wait }),
  })
}
