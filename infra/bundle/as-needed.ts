import { readFile } from 'node:fs/promises'
import { sep } from 'node:path'
import type { Plugin } from 'esbuild'
import { type ESTree, parseSync } from 'vite'
import { constantsOf } from './constants'
import { applyEdits, type Edit } from './edits'
import { readSingleRoutes, singleRoutes } from './single-routes'

/**
 * Drops parts of our own modules that a function never uses, mostly schemas of other routes and
 * records.
 */
export const asNeeded: Plugin = {
  name: 'as-needed',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) =>
      path.includes(`${sep}node_modules${sep}`)
        ? undefined
        : { contents: readAsNeeded(await readFile(path, 'utf8')), loader: 'ts' },
    )
  },
}

/** By their sources: functions are bundled some at a time, and nearly all share these modules. */
const readModules = new Map<string, string>()

/**
 * A module of ours in which each constant, and each route of a table, can be left out by itself.
 */
export function readAsNeeded(source: string): string {
  const there = readModules.get(source)
  if (there !== undefined) return there
  const { program } = parseSync('module.ts', source)
  const asText = applyEdits(source, [
    ...pureConstants(program),
    ...readSingleRoutes(program),
    ...singleRoutes(program, source),
  ])
  readModules.set(source, asText)
  return asText
}

/**
 * Marks a module's constants as pure, so that the bundler drops unused ones although they are made
 * by calls. Most are schemas, and creating them is most of a function's start.
 */
function pureConstants(program: ESTree.Program): Edit[] {
  return constantsOf(program)
    .filter(({ init }) => isComputed(init))
    .flatMap(({ init }) => [
      { from: init.start, to: init.start, text: '/* @__PURE__ */ (() => (' },
      { from: init.end, to: init.end, text: '))()' },
    ])
}

const computing = new Set(['CallExpression', 'NewExpression', 'MemberExpression'])
const doneLater = new Set(['ArrowFunctionExpression', 'FunctionExpression'])

/** Whether anything is called, or read of an object, while the constant is made. */
function isComputed(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(isComputed)
  if (typeof node !== 'object' || node === null) return false
  const type = 'type' in node ? String(node.type) : ''
  return computing.has(type) || (!doneLater.has(type) && Object.values(node).some(isComputed))
}
