import { folderOf, type Sources } from './arrows'

interface Rule {
  readonly says: string
  readonly broken: (path: string, source: string) => boolean
}

const isTest = (path: string) => path.startsWith('test/')

/** Rules that every file keeps, beside the arrows and what the linter sees. */
const rules: readonly Rule[] = [
  { says: 'no barrel files', broken: (path) => /(^|\/)index\.tsx?$/.test(path) },
  { says: 'no re-export of everything', broken: (_, source) => /^export \* from/m.test(source) },
  {
    says: 'no default exports, tool configurations excepted',
    broken: (path, source) =>
      /^export (default\b|\{[^}]*\bas default\b)/m.test(source) && !path.endsWith('.config.ts'),
  },
  {
    says: "zod only as import * as z from 'zod/mini': the other half of zod is twice as large in every function",
    broken: (_, source) =>
      /^import ((?!type \* as z |\* as z )[^'"]*from ['"]zod\/mini['"]|.*from ['"]zod['"])/m.test(
        source,
      ),
  },
  {
    says: 'no z.catch, which brings 9 KB of helpers into a function: safeParse says the same',
    broken: (path, source) => !path.startsWith('test/') && /\bz\.catch\(/.test(source),
  },
  {
    says: 'shared reads no clock, no randomness and no environment',
    broken: (path, source) =>
      folderOf(path, 0) === 'shared' &&
      /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bprocess\.|\bglobalThis\b/.test(source),
  },
  {
    says: 'no spread of an object that is written there: its properties stand one by one',
    broken: (_, source) => /\.\.\.\(?\{/.test(source),
  },
  {
    says: 'no work left for later in the code',
    broken: (path, source) => !isTest(path) && /\b(TODO|FIXME|XXX)\b/.test(source),
  },
]

/** What breaks a house rule, one sentence each. */
export function brokenRules(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) =>
    rules.filter((rule) => rule.broken(path, source)).map(({ says }) => `${path}: ${says}`),
  )
}

const allowedAtTop = new Set([
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'cdk.json',
  'README.md',
  'LICENSE',
  'LICENSE.md',
  'bin',
  'infra',
  'functions',
  'shared',
  'web',
  'test',
  'node_modules',
  'cdk.out',
  'coverage',
  'test-results',
])

/** What stands at the top level and should not (architecture.md, Top level); dot-files may. */
export const strangersAtTop = (names: readonly string[]): string[] =>
  names.filter((name) => !name.startsWith('.') && !allowedAtTop.has(name))
