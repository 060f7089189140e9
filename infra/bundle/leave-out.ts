import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'esbuild'

interface LeftOut {
  readonly module: RegExp
  /** Why no function can need it. */
  readonly because: string
}

/** Package code that only the functions of `writesJsonSchema` call. */
const leftOut: readonly LeftOut[] = [
  {
    module: /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors|json-schema-generator)\.js$/,
    because: 'only the OpenAPI document writes schemas as JSON Schema',
  },
]

/** Parts of Node that middy loads for handlers which stream, and what it takes of them: reading them in is a millisecond. */
const forStreams: Readonly<Record<string, string>> = {
  'node:stream/promises': 'pipeline',
  'node:stream/web': 'ReadableStream',
}

/** Handlers that do write schemas: they are bundled whole. */
export const writesJsonSchema: ReadonlySet<string> = new Set(['info/routes/get-open-api', 'info/routes/get-docs'])

/** Replaces those modules with stubs that throw with their name and the reason if they are called. */
export const leaveOut: Plugin = {
  name: 'leave-out',
  setup(build) {
    for (const { module, because } of leftOut) {
      build.onLoad({ filter: module }, ({ path }) => ({
        contents: [
          `const leftOut = name => { throw new Error(name + ${JSON.stringify(` of ${basename(path)} is left out of functions: ${because}`)}) }`,
          ...exportsOf(readFileSync(path, 'utf8')).map((name) => `export const ${name} = () => leftOut('${name}')`),
        ].join('\n'),
        loader: 'js',
      }))
    }
    // No call of ours is a stream of events. S3's client reads the module in as it loads: then it stays.
    build.onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
    build.onResolve({ filter: /^node:stream\// }, ({ path, importer }) =>
      path in forStreams && /[\\/]@middy[\\/]core[\\/]/.test(importer) ? { path, namespace: 'left-out' } : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => {
      const name = forStreams[path] ?? ''
      const words = JSON.stringify(`${name} of ${path} is left out of functions: none streams its answer`)
      return { contents: `export function ${name}() { throw new Error(${words}) }` }
    })
  },
}

/** The names that a module exports, declared there or listed. */
export function exportsOf(source: string): string[] {
  const declared = source.matchAll(/^export (?:const|let|class|(?:async )?function\*?) ([\w$]+)/gm)
  const listed = source.matchAll(/^export \{([^}]*)\}/gm)
  return [
    ...[...declared].map(([, name = '']) => name),
    ...[...listed].flatMap(([, names = '']) => names.split(',').map((name) => name.replace(/^.*\bas\b/, '').trim())),
  ]
}
