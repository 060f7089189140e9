import type { ESTree } from 'vite'
import { constantsOf } from './constants'
import type { Edit } from './edits'

/**
 * Marks a module's constants as pure, so that the bundler drops unused ones although they are made by calls. Most are
 * schemas, and creating them is most of a function's start.
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
