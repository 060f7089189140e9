import type { ESTree } from 'vite'
import { constantsOf } from './constants'
import type { Edit } from './edits'

/**
 * Lets each constant of a module go when nobody reads it: what it is made of may call anything, and a bundler has to keep it
 * for that. Schemas are most of them, and making them is most of a function's start.
 */
export function pureConstants(program: ESTree.Program): Edit[] {
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
