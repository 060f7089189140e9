import { parseSync, Visitor } from 'oxc-parser'
import type { Sources } from './arrows'
import { importsOf } from './imports'
import { isParticiple } from './participles'
import { countTokens } from './tokens'

/** How large the code is, and how much of it is harder to read than it need be. */
export interface Figures {
  /** Of TypeScript outside the tests, without comments. */
  readonly tokens: number
  readonly longFiles: number
  readonly longFunctions: number
  readonly filesOfManyImports: number
  /** Variables and functions whose whole name is a participle: `found`, `kept`. */
  readonly participles: number
  /** Variables and functions named `…Of`. */
  readonly namesInOf: number
}

const maxFileLines = 200
const maxFunctionLines = 60
const maxImports = 12

/** The figures of sources outside the tests. */
export function figuresOf(sources: Sources): Figures {
  const files = Object.entries(sources)
    .filter(([path]) => /\.tsx?$/.test(path) && !path.startsWith('test/'))
    .map(([path, source]) => ({ path, source, ...shapeOf(path, source) }))
  const names = files.flatMap((file) => file.names)
  return {
    tokens: files.reduce((sum, { source }) => sum + countTokens(source), 0),
    longFiles: files.filter(({ source }) => linesOf(source) > maxFileLines).length,
    longFunctions: files.reduce((sum, file) => sum + file.longFunctions, 0),
    filesOfManyImports: files.filter(
      ({ path, source }) => importsOf(path, source).length > maxImports,
    ).length,
    participles: names.filter(isParticiple).length,
    namesInOf: names.filter((name) => /[a-z]Of$/.test(name)).length,
  }
}

/** What a file declares, and how many of its functions are long. */
function shapeOf(path: string, source: string) {
  const names: string[] = []
  let longFunctions = 0
  const measure = ({ start, end }: { readonly start: number; readonly end: number }) => {
    if (linesOf(source.slice(start, end)) > maxFunctionLines) longFunctions += 1
  }
  new Visitor({
    FunctionDeclaration: (node) => {
      if (node.id !== null) names.push(node.id.name)
      measure(node)
    },
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
    VariableDeclarator: ({ id }) => {
      if (id.type === 'Identifier') names.push(id.name)
    },
  }).visit(parseSync(path, source).program)
  return { names, longFunctions }
}

const linesOf = (text: string): number => text.trimEnd().split('\n').length
