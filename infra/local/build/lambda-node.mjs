import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './project.mjs'

/** Of the runtime nodejs24.x. */
const version = '24.9.0'
const folder = inProject('.build/lambda-node')
const name = `node-${process.platform}-${process.arch}`
const binary = join(folder, 'node_modules', name, 'bin', 'node')

const install = [
  'install',
  '--prefix',
  folder,
  '--ignore-scripts',
  '--no-save',
  '--no-package-lock',
  '--no-audit',
  '--no-fund',
  `${name}@${version}`,
]
const options = { stdio: 'ignore', timeout: 180_000 }

let fetching

/** Has `lambdaNode` there before it is asked for, while something else is done; fetched once. */
export function fetchLambdaNode() {
  fetching ??= existsSync(binary)
    ? Promise.resolve()
    : new Promise((resolve) => {
        spawn('npm', install, options).once('error', resolve).once('close', resolve)
      })
  return fetching
}

/**
 * The Node of Lambda's runtime, from npm's package of its binary, without scripts of packages. Where
 * it cannot be had, the Node that runs, and a line on the terminal that says so.
 */
export function lambdaNode() {
  if (!existsSync(binary)) spawnSync('npm', install, options)
  if (existsSync(binary) && isRunning()) return binary
  process.stderr.write(
    `\nNode ${version} of Lambda's runtime could not be had from npm (${name}): Node ${process.versions.node} stands in for it.\n`,
  )
  return process.execPath
}

const isRunning = () =>
  spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`
