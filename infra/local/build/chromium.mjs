import { spawnSync } from 'node:child_process'
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

/**
 * A Chromium for the browser tests: the one that is named, Debian's headless shell, Playwright's,
 * or the system's. Debian's packages are installed where that can be done.
 */
export async function ensureChromium() {
  const { chromium } = await import('playwright')
  const first = () => firstThere([process.env.CHROMIUM_PATH, headlessShell])
  const any = () => first() ?? firstThere([chromium.executablePath(), ...places])
  if (first() === undefined) installPackage('chromium-headless-shell')
  if (any() === undefined) installPackage('chromium')
  const found = any()
  if (found !== undefined) return found
  throw new Hindrance(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.',
  )
}

const firstThere = (paths) => paths.find((path) => path && existsSync(path))

/** Debian's package, where this user may install one. */
function installPackage(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  process.stderr.write('Installing Chromium …\n')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
