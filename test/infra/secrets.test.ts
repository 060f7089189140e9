import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = process.cwd()
const options = ['--maskSecrets', '--secretlintrc', join(project, '.secretlintrc.json')]
const { secrets } = JSON.parse(readFileSync('package.json', 'utf8')).scripts

test('the look for secrets goes through every folder of the repository', () => {
  const [, globs = ''] = /"\{([^"]+)\}\/\*\*\/\*"/.exec(secrets) ?? []
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
  const folders = files.filter((file) => file.includes('/')).map((file) => file.split('/')[0])
  expect(globs.split(',')).toEqual([...new Set(folders)].sort())
  const single = files.filter((file) => !file.includes('/') && !/\.(json|md|ts)$/.test(file))
  expect(single).toEqual([
    '.editorconfig',
    '.git-blame-ignore-revs',
    '.gitignore',
    '.npmrc',
    '.secretlintignore',
    'LICENSE',
  ])
  expect(secrets).toContain('"{.,}*.{json,md,ts}" .npmrc')
})

test('the look for secrets finds a key, and shows nothing of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-secrets-'))
  const look = (text: string) => {
    writeFileSync(join(folder, 'settings.txt'), text)
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(project, 'node_modules/secretlint/bin/secretlint.js'), ...options, 'settings.txt'],
      { encoding: 'utf8', cwd: folder },
    )
    return { status, stdout }
  }
  const key = ['sk', 'live', 'x'.repeat(3).concat('4eC39HqLyjWDarjtT1zdp7dc')].join('_')
  const secret = 'a8Hj2kLmN0pQrStUvWxYz1234567890abcdEFGHi'
  expect(look('region = us-east-1').status).toBe(0)
  const ours = ['tmb', secret.concat('abc')].join('_')
  for (const text of [`stripe: ${key}`, `aws_secret_access_key = "${secret}"`, ours]) {
    const { status, stdout } = look(text)
    expect([text, status]).toEqual([text, 1])
    expect(stdout).not.toMatch(/4eC39HqLyjWDarjtT1zdp7dc|a8Hj2kLmN0pQ/)
  }
  rmSync(folder, { recursive: true, force: true })
})
