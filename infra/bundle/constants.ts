import type { ESTree } from 'vite'

/** The constants that a module makes as it loads, exported or not. */
export function constantsOf(program: ESTree.Program) {
  return program.body.flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init !== null ? [{ name: id.name, init }] : [],
    )
  })
}
