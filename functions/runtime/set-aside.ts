import { AsyncLocalStorage } from 'node:async_hooks'
import { log } from './log'

/** The run of a job that is under way, and how many records it set aside. */
export const running = new AsyncLocalStorage<{ setAside: number }>()

/**
 * One record of many that cannot be dealt with is named and counted, so that the others are done.
 */
export function setAside(event: string, facts: Readonly<Record<string, unknown>>): void {
  log.error(event, facts)
  const run = running.getStore()
  if (run !== undefined) run.setAside += 1
}
