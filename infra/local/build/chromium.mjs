import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Hindrance } from './project.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium for the browser tests: the one that is named, Playwright's, the system's, or Debian's
 * package, installed.
 */
export async function ensureChromium() {
  const found = await findChromium()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    process.stderr.write('Installing Chromium …\n')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const installed = await findChromium()
  if (installed !== undefined) return installed
  throw new Hindrance(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  )
}

async function findChromium() {
  const { chromium } = await import('playwright')
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...places].find(
    (path) => path && existsSync(path),
  )
}
