import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages that only a benchmark needs: hundreds, which nobody else has to install. */
interface PackagesApart {
  readonly name: string
  readonly dependencies: Readonly<Record<string, string>>
}

/**
 * The folder with some packages, installed once; undefined where they cannot be had.
 * @param projectFolder - below its `.build` they are kept
 */
export function installApart(
  projectFolder: string,
  { name, dependencies }: PackagesApart,
): string | undefined {
  const folder = join(projectFolder, '.build', name)
  const isInstalled = Object.keys(dependencies).every((one) =>
    existsSync(join(folder, 'node_modules', one, 'package.json')),
  )
  if (isInstalled) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true, dependencies }))
  try {
    const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
    execFileSync('npm', args, { cwd: folder, stdio: 'ignore' })
    return folder
  } catch {
    return undefined
  }
}
