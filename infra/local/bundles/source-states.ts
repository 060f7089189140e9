import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** By path: what a file held when it was last read. */
const digests = new Map<string, { readonly sizeAndTime: string; readonly digest: string }>()

/**
 * Changes when what any file at or below the paths holds does. A file is read again when its size
 * or time has changed; one that is not there counts as well.
 */
export function stateOfSources(folder: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, folder, path)
  return hash.digest('hex').slice(0, 16)
}

function addTo(hash: ReturnType<typeof createHash>, folder: string, path: string): void {
  const file = join(folder, path)
  if (!existsSync(file)) return void hash.update(`${path} is not there\n`)
  const stats = statSync(file)
  if (stats.isDirectory()) {
    for (const name of readdirSync(file).sort()) addTo(hash, folder, join(path, name))
    return
  }
  const sizeAndTime = `${stats.size} ${stats.mtimeMs}`
  const before = digests.get(file)
  const digest = before?.sizeAndTime === sizeAndTime ? before.digest : digestOfFile(file)
  digests.set(file, { sizeAndTime, digest })
  hash.update(`${path} ${digest}\n`)
}

const digestOfFile = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex')
