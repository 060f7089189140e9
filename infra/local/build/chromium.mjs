import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Hindrance } from './project.mjs'

/** Chromium without the parts that draw its own windows: a third less work for the same pages. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

let fetching

/**
 * Has Debian's headless shell installed, where this user may, while something else is done: before
 * the packages of npm are there, which take one core.
 */
export function fetchChromium() {
  fetching ??= firstThere([process.env.CHROMIUM_PATH, headlessShell])
    ? Promise.resolve()
    : installPackage('chromium-headless-shell')
  return fetching
}

/**
 * A Chromium for the browser tests: the one that is named, Debian's headless shell, Playwright's,
 * or the system's. Debian's packages are installed where that can be done.
 */
export async function ensureChromium() {
  await fetchChromium()
  const { chromium } = await import('playwright')
  const any = () =>
    firstThere([process.env.CHROMIUM_PATH, headlessShell, chromium.executablePath(), ...places])
  if (any() === undefined) await installPackage('chromium')
  const found = any()
  if (found !== undefined) return found
  throw new Hindrance(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.',
  )
}

const firstThere = (paths) => paths.find((path) => path && existsSync(path))

/**
 * Debian's package, where this user may install one. One shell does both steps: this process may
 * wait for npm meanwhile.
 */
function installPackage(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0)
    return Promise.resolve()
  process.stderr.write('Installing Chromium …\n')
  return new Promise((resolve) => {
    spawn(
      'sh',
      ['-c', 'apt-get update -qq; exec apt-get install -y -qq --no-install-recommends "$0"', name],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
      .once('error', resolve)
      .once('close', resolve)
  })
}
