import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { Hindrance, inProject, projectFolder } from './project.mjs'

const oldestNode = [20, 19]

/**
 * Installs the packages of the lock file when they are not there, or not those. Runs before
 * anything else is loaded.
 */
export function ensureInstalled() {
  requireNode()
  if (isInstalled()) return
  process.stderr.write('Installing packages …\n')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Hindrance('The packages could not be installed; see the output of "npm ci" above.')
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  throw new Hindrance(
    `Node ${oldestNode.join('.')} or later is needed; this is ${process.versions.node}.`,
  )
}

/**
 * Compares what is installed with what is locked: nothing of another version, and every package
 * that we name ourselves. What only others name may be absent: npm locks some optional peers that
 * it then does not install.
 */
export function isInstalled(
  lockFile = inProject('package-lock.json'),
  installedFile = inProject('node_modules/.package-lock.json'),
) {
  if (!existsSync(installedFile)) return false
  const locked = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  const { dependencies, devDependencies } = locked['']
  const named = Object.keys({ ...dependencies, ...devDependencies }).map(
    (name) => `node_modules/${name}`,
  )
  const isRight = (path) => installed[path]?.version === locked[path]?.version
  return (
    named.every(isRight) &&
    Object.keys(installed).every((path) => locked[path] !== undefined && isRight(path))
  )
}
