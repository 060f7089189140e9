import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { indexedByText } from './outside-text'

const checked = (source: string): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-outside-text-'))
  try {
    writeFileSync(join(folder, 'a.ts'), source)
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { strict: true }, include: ['a.ts'] }),
    )
    return indexedByText(join(folder, 'tsconfig.json'), (path) => path.endsWith('a.ts'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('no plain object of functions and shared is indexed by text from outside', {
  timeout: 120_000,
}, () => {
  expect(
    indexedByText(resolve('tsconfig.json'), (path) => /^(functions|shared)\//.test(path)),
  ).toEqual([])
})

test('the check sees reading and writing by any text, and lets names of our own and places pass', () => {
  const found = checked(`
    const held: Record<string, number> = {}
    export const read = (id: string) => held[id]
    export const write = (id: string) => { held[id] = 1 }
    export const ours = (name: 'one' | 'two') => ({ one: 1, two: 2 })[name]
    export const first = (list: string[], at: number) => list[at]`)
  expect(found.map((one) => one.split(' ')[1])).toEqual(['held[id]', 'held[id]'])
})
