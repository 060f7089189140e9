import { type EnvName, envNames } from './env-names'

/**
 * Reads the named environment values once, and reports all missing ones together.
 * @throws Error that names every variable that is not set
 */
export function readEnv<const Names extends readonly EnvName[]>(...names: Names): Record<Names[number], string> {
  const missing = names.filter((name) => !process.env[envNames[name]])
  if (missing.length > 0) throw new Error(`Not set: ${missing.map((name) => envNames[name]).join(', ')}`)
  const entries = names.map((name) => [name, process.env[envNames[name]]])
  return Object.fromEntries(entries)
}

/** One environment value that may be absent. */
export function optionalEnv(name: EnvName): string | undefined {
  const value = process.env[envNames[name]]
  return value === '' ? undefined : value
}
