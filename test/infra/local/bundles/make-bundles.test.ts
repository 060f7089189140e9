import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { bundleFolder, bundleHandlers } from '../../../../infra/bundle/bundle-handlers'
import { bundleCache } from '../../../../infra/local/bundles/bundle-cache'
import { makeBundles, makeManyBundles } from '../../../../infra/local/bundles/make-bundles'
import { oneAtATime } from '../../../../infra/local/bundles/one-at-a-time'

const project = resolve(import.meta.dirname, '../../../..')
const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-bundles-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('a bundle of this machine is Lambda’s to the byte, whatever it was made together with', async () => {
  const handlerFiles = [
    'agents/routes/login',
    'paper/routes/get-receipt',
    'rates/routes/get-inclusions',
  ]
  const lambda = newFolder()
  await bundleHandlers({ projectFolder: project, handlerFiles, outFolder: lambda })
  const [first = '', ...others] = handlerFiles
  await makeBundles({ projectFolder: project, handlerFiles: [first] })
  await makeBundles({ projectFolder: project, handlerFiles: others })
  for (const file of handlerFiles) {
    const local = resolve(bundleCache(project).fresh(file) ?? '', '..')
    const scripts = namesIn(bundleFolder(lambda, file)).filter((name) => name.endsWith('.js'))
    expect(namesIn(local).filter((name) => name.endsWith('.js'))).toEqual(scripts)
    for (const name of scripts)
      expect(readFileSync(join(local, name)).equals(readFileSync(join(lambda, file, name)))).toBe(
        true,
      )
  }
  const beside = (file: string) => existsSync(join(lambda, file, 'node_modules'))
  const isSaid = (file: string) => bundleCache(project).packagesOf(file).length > 0
  expect(handlerFiles.map(isSaid)).toEqual(handlerFiles.map(beside))
})

const namesIn = (folder: string) => readdirSync(folder).sort()

describe('what was made', () => {
  let projectFolder = ''
  const source = (name: string, text: string) => writeFileSync(join(projectFolder, name), text)
  const make = (...handlerFiles: string[]) => makeBundles({ projectFolder, handlerFiles })
  const fresh = (file: string) => bundleCache(projectFolder).fresh(file)
  const run = (file: string) => createRequire(import.meta.url)(fresh(file) ?? '').handler()
  beforeEach(() => {
    projectFolder = newFolder()
    for (const name of ['functions', 'shared']) mkdirSync(join(projectFolder, name))
    source('shared/word.ts', "export const word = 'first'")
    source(
      'functions/says.ts',
      "import { word } from '../shared/word'; export const handler = () => word",
    )
    source('functions/silent.ts', 'export const handler = () => undefined')
  })

  test('is made again when a source of it has changed, and not when one was only written', async () => {
    await make('says', 'silent')
    expect(run('says')).toBe('first')
    const before = [fresh('says'), fresh('silent')]
    utimesSync(join(projectFolder, 'shared/word.ts'), 1, 1)
    expect([fresh('says'), fresh('silent')]).toEqual(before)
    source('shared/word.ts', "export const word = 'other'")
    expect([fresh('says'), fresh('silent')]).toEqual([undefined, before[1]])
    const madeAt = statSync(before[1] ?? '').mtimeMs
    await make('says', 'silent')
    expect(run('says')).toBe('other')
    expect(statSync(before[1] ?? '').mtimeMs).toBe(madeAt)
  })

  test('is the same for two who make it at one time, and leaves nothing that is half made', async () => {
    await Promise.all([make('says'), make('says', 'silent'), make('silent')])
    expect([run('says'), run('silent')]).toEqual(['first', undefined])
    mkdirSync(join(projectFolder, '.build/functions/making-999999999-1')) // by a process that ended
    source('shared/word.ts', "export const word = 'other'")
    await make('says')
    expect(namesIn(join(projectFolder, '.build/functions'))).toEqual([
      'package.json',
      'says',
      'silent',
    ])
  })

  test('of many keeps what could be made, and tells what could not', async () => {
    source('functions/broken.ts', 'export const handler = (')
    const handlerFiles = ['says', 'broken', 'silent']
    const failures = await makeManyBundles({ projectFolder, handlerFiles, atATime: 1 })
    expect(failures).toEqual([expect.stringContaining('functions/broken.ts')])
    expect(handlerFiles.map((file) => fresh(file) !== undefined)).toEqual([true, false, true])
    await expect(make('broken')).rejects.toThrow('functions/broken.ts')
  })
})

test('one who makes all waits for another who does, and not for one that has ended', async () => {
  const lock = join(newFolder(), 'lock')
  writeFileSync(lock, '999999999')
  const order: string[] = []
  const work = (name: string) =>
    oneAtATime(lock, async () => {
      order.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      order.push(`${name} ends`)
    })
  await Promise.all([work('a'), work('b')])
  expect(order).toHaveLength(4)
  expect(order.map(([name]) => name)).toEqual([
    order[0]?.[0],
    order[0]?.[0],
    order[2]?.[0],
    order[2]?.[0],
  ])
  expect(existsSync(lock)).toBe(false)
})
