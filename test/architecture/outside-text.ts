import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import {
  type ElementAccessExpression,
  isElementAccessExpression,
  type Node,
} from 'typescript/unstable/ast'
import { API, type Type, TypeFlags } from 'typescript/unstable/sync'

/** Where the names are our own, and a hot path or a key's form speaks for plain objects. */
const ownNames = new Set([
  'shared/ids/own-value.ts', // looks before it reads
  'functions/data/table/table-access.ts', // the name of our table
  'functions/data/table/packed-rows.ts', // fields of our schemas
  'functions/data/lists/columns.ts', // fields of our lists
  'functions/data/rates/allotment-records.ts', // days of a month
  'functions/availability/calendar-days.ts', // option keys, which have a dash
])

/** Something in brackets after something: all that can be indexed, and types that look like it. */
const mayIndex = /[\w)\]]\??\.?\[[^\]\d]/

const isText = (type: Type | undefined): boolean => {
  if (type === undefined) return false
  if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some(isText)
  return (type.flags & (TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.Any)) !== 0
}

/**
 * Plain objects that are indexed by any text at all, as `functions/a.ts:12 standings[id]`: ownValue
 * or a Map does it.
 */
export function indexedByText(tsconfig: string, isChecked: (path: string) => boolean): string[] {
  const api = new API({ cwd: process.cwd() })
  try {
    const [project] = api.updateSnapshot({ openProject: tsconfig }).getProjects()
    if (project === undefined) throw new Error(`No project at ${tsconfig}`)
    const { program, checker } = project
    return program.getSourceFileNames().flatMap((name) => {
      const path = relative(process.cwd(), name)
      if (!isChecked(path) || ownNames.has(path)) return []
      if (!mayIndex.test(readFileSync(name, 'utf8'))) return [] // the compiler hands trees over slowly
      const source = program.getSourceFile(name)
      const found = source === undefined ? [] : accessesIn(source)
      if (source === undefined || found.length === 0) return []
      const types = checker.getTypeAtLocation(found.map((one) => one.argumentExpression))
      return found
        .filter((_, at) => isText(types[at]))
        .map(
          (one) =>
            `${path}:${source.text.slice(0, one.end).split('\n').length} ${source.text.slice(one.pos, one.end).trim()}`,
        )
    })
  } finally {
    api.close()
  }
}

function accessesIn(node: Node): ElementAccessExpression[] {
  const found: ElementAccessExpression[] = []
  const visit = (inner: Node): undefined => {
    if (isElementAccessExpression(inner)) found.push(inner)
    inner.forEachChild(visit)
  }
  node.forEachChild(visit)
  return found
}
