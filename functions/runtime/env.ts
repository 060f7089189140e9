import { type EnvName, envNames } from './env-names'

/** Variables by the names that infra gives them. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Where a function finds its environment: in its process. Where many share a process, whoever runs
 * them tells (infra/local).
 */
export const environment: { current: () => Environment } = { current: () => process.env }

/** Whether Lambda runs this, which says so itself; one machine tells a function its name, too. */
export const isOnLambda = (): boolean => process.env.AWS_LAMBDA_FUNCTION_VERSION !== undefined

/**
 * Reads the named environment values once, and reports all missing ones together.
 * @throws Error that names every variable that is not set
 */
export function readEnv<const Names extends readonly EnvName[]>(
  ...names: Names
): Record<Names[number], string> {
  const values = environment.current()
  const missing = names.filter((name) => !values[envNames[name]])
  if (missing.length > 0)
    throw new Error(`Not set: ${missing.map((name) => envNames[name]).join(', ')}`)
  const entries = names.map((name) => [name, values[envNames[name]]])
  return Object.fromEntries(entries)
}

/** One environment value that may be absent. */
export function optionalEnv(name: EnvName): string | undefined {
  const value = environment.current()[envNames[name]]
  return value === '' ? undefined : value
}

/** Makes something at its first use, once for each container: its environment stands for it. */
export function oncePerContainer<Made>(make: () => Made): () => Made {
  const cache = new WeakMap<Environment, { readonly it: Made }>()
  return () => {
    const container = environment.current()
    const there = cache.get(container) ?? { it: make() }
    cache.set(container, there)
    return there.it
  }
}
