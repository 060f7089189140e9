import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
const pages = files.filter((file) => file.endsWith('.md'))

/** Links of a page to files of the project, without those to addresses and to its own headings. */
const linksOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))

/** Paths that a page names in code, from the top or from a folder: `money/money.ts`. */
const pathsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|md|json))`/g)].map(
    ([, path = '']) => path,
  )

/** Whether a file has this path, or one that ends with it. */
const isThere = (path: string): boolean => files.some((file) => `/${file}`.endsWith(`/${path}`))

test.each(pages)('%s links to what is there', (page) => {
  const broken = linksOf(page).filter((target) => !existsSync(join(dirname(page), target)))
  expect(broken).toEqual([])
})

test.each(pages)('%s names files that are there', (page) => {
  expect(pathsOf(page).filter((path) => !isThere(path))).toEqual([])
})

/** Pages beside the project, which hold what is decided about it. */
const outside = new Set(['architecture.md', 'domain.md', 'house.md', 'pricing.md', 'screens.md'])

const commentsOf = (source: string): string[] =>
  source.match(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? []

test('comments name files that are there', () => {
  const broken = files
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('test/'))
    .flatMap((file) =>
      commentsOf(readFileSync(file, 'utf8'))
        .flatMap((comment) => comment.match(/\b[\w-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|md)\b/g) ?? [])
        .filter((path) => !outside.has(path) && !isThere(path))
        .map((path) => `${file}: ${path}`),
    )
  expect(broken).toEqual([])
})
