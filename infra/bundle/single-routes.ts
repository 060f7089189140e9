import { type ESTree, Visitor } from 'vite'
import { constantsOf } from './constants'
import type { Edit } from './edits'

/** What one route of a table is called where it stands alone. */
const single = (table: string, route: string): string => `${table}$${route}`

/**
 * Each route of a contract's table once more, by itself: a function that answers one of them then
 * brings that one's schemas, and the table is let go. `export const t = defineRoutes('d', { a: …
 * })` gets an `export const t$a`.
 */
export function singleRoutes(program: ESTree.Program, source: string): Edit[] {
  const text = ({ start, end }: ESTree.Span) => source.slice(start, end)
  const alone = constantsOf(program).flatMap(({ name, init }) => {
    if (init.type !== 'CallExpression' || text(init.callee) !== 'defineRoutes') return []
    const [domain, routes] = init.arguments
    if (domain === undefined || routes?.type !== 'ObjectExpression') return []
    return routes.properties.flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
      const route = property.key.name
      const singleRoute = `defineRoutes(${text(domain)}, { ${text(property)} }).${route}`
      return `export const ${single(name, route)} = /* @__PURE__ */ (() => ${singleRoute})()\n`
    })
  })
  return alone.length === 0
    ? []
    : [{ from: source.length, to: source.length, text: `\n${alone.join('')}` }]
}

/** Reads `t.a` of a contract's table as `t$a`. */
export function readSingleRoutes(program: ESTree.Program): Edit[] {
  const tables = new Map(program.body.flatMap(tablesOf))
  const routesByName = new Map<string, string>()
  const edits: Edit[] = []
  const visitor = new Visitor({
    MemberExpression({ object, property, computed, start, end }) {
      if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return
      const from = tables.get(object.name)
      if (from === undefined) return
      const name = single(object.name, property.name)
      routesByName.set(name, from)
      edits.push({ from: start, to: end, text: name })
    },
  })
  if (tables.size > 0) visitor.visit(program)
  const imports = [...routesByName].map(([name, from]) => `import { ${name} } from '${from}';`)
  return [{ from: 0, to: 0, text: imports.join('') }, ...edits]
}

/** The contract's tables that a statement imports, by name, with their files. */
function tablesOf(statement: ESTree.Directive | ESTree.Statement): [string, string][] {
  if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('#shared/api/'))
    return []
  const names = statement.specifiers.map(({ local }) => local.name)
  return names
    .filter((name) => name.endsWith('Routes'))
    .map((name) => [name, statement.source.value])
}
