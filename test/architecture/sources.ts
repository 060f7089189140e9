import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sources } from './arrows'

const folders = ['bin', 'infra', 'functions', 'shared', 'web', 'test']

/** Every source of the project. */
export function readSources(): Sources {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, String(name)).replaceAll('\\', '/'))
      .filter((path) => /\.(tsx?|mjs)$/.test(path)),
  )
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}
