import type { ESTree } from 'vite'

/** The constants that a module makes as it loads, exported or not. */
export function constantsOf(program: ESTree.Program) {
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return []
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init !== null ? [{ name: id.name, init }] : [],
    )
  })
}
