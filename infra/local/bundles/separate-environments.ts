import type { Environment } from '../../../functions/runtime/env'
import { envNames } from '../../../functions/runtime/env-names'

const ours = new Set<string>(Object.values(envNames))

/**
 * From here on `process.env` is that of the function that runs, as each has its own in Lambda, where
 * bundles read it: what this process has of ours is hidden from it. Outside of functions it is that
 * of the process.
 */
export function separateEnvironments(current: () => Environment | undefined): void {
  process.env = new Proxy(process.env, {
    get(own, name) {
      const here = typeof name === 'string' ? current() : undefined
      if (here === undefined || typeof name !== 'string') return Reflect.get(own, name)
      return Object.hasOwn(here, name) || ours.has(name) ? here[name] : own[name]
    },
  })
}
