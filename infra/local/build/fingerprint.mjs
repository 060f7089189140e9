import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from './project.mjs'

/**
 * Changes when any file below the given paths does: names, sizes and times, so that nothing is
 * read. What is built is the same in every Node.
 */
export function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, inProject(path))
  return hash.digest('hex')
}

/**
 * Builds when the sources are not those of the last build, and remembers them when it has
 * succeeded.
 */
export async function buildIfStale({ name, sources, output, build }) {
  const stamp = inProject('.build', `${name}.stamp`)
  const fingerprint = fingerprintOf(sources)
  if (
    existsSync(inProject(output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint
  )
    return false
  await build()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint)
  return true
}

function addTo(hash, path) {
  if (!existsSync(path)) return
  const stats = statSync(path)
  if (!stats.isDirectory()) {
    hash.update(`${path}|${stats.size}|${stats.mtimeMs}\n`)
    return
  }
  for (const name of readdirSync(path).sort()) addTo(hash, join(path, name))
}
