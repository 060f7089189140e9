import type { Environment } from '../../../functions/runtime/env'
import { shareOneStorage } from './one-storage'
import { readableStacks } from './readable-stacks'
import { separateEnvironments } from './separate-environments'

/**
 * Makes this process one in which bundles of many functions run beside each other: each with its own
 * environment, with stacks that name our files, and without the cost of each other's storages.
 */
export function hostBundles(environment: () => Environment | undefined): void {
  shareOneStorage()
  separateEnvironments(environment)
  readableStacks()
}
