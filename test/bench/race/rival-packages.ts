import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the rival is made of. It is no dependency of the product: 280 packages for one race. */
const dependencies = {
  '@loopback/core': '7.0.15',
  '@loopback/repository': '8.0.15',
  '@loopback/rest': '15.0.16',
  'loopback-connector-postgresql': '9.0.3',
}

/**
 * The folder with the rival's packages, installed once; undefined where they cannot be had.
 * @param projectFolder - below its `.build` they are kept
 */
export function installRival(projectFolder: string): string | undefined {
  const folder = join(projectFolder, '.build', 'rival')
  const isInstalled = Object.keys(dependencies).every((name) =>
    existsSync(join(folder, 'node_modules', name, 'package.json')),
  )
  if (isInstalled) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'rival', private: true, dependencies }),
  )
  try {
    const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
    execFileSync('npm', args, { cwd: folder, stdio: 'ignore' })
    return folder
  } catch {
    return undefined
  }
}
