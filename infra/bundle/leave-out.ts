import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Parts of Node that middy loads for handlers which stream, and what it takes of them: reading them
 * in is a millisecond.
 */
const forStreams: Readonly<Record<string, string>> = {
  'node:stream/promises': 'pipeline',
  'node:stream/web': 'ReadableStream',
}

/** Leaves out what packages bring along and no function uses. */
export const leaveOut: Plugin = {
  name: 'leave-out',
  setup(build) {
    // Each client has its package.json for one thing: the version that it tells the service.
    build.onLoad({ filter: /[\\/]@aws-sdk[\\/]client-[\w-]+[\\/]package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8'))
      return { contents: JSON.stringify({ version }), loader: 'json' }
    })
    // Digests written in JavaScript, for a Node that was built without its own: ours could not even
    // open a connection.
    build.onLoad(
      { filter: /[\\/]@smithy[\\/]core[\\/].*[\\/](Sha256Js|Md5Js)\.js$/ },
      ({ path }) => ({
        contents: `export class ${basename(path, '.js')} {}`,
      }),
    )
    // No call of ours is a stream of events. S3's client reads the module in as it loads: then it
    // stays.
    build.onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
    build.onResolve({ filter: /^node:stream\// }, ({ path, importer }) =>
      path in forStreams && /[\\/]@middy[\\/]core[\\/]/.test(importer)
        ? { path, namespace: 'left-out' }
        : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => {
      const name = forStreams[path] ?? ''
      const words = JSON.stringify(
        `${name} of ${path} is left out of functions: none streams its answer`,
      )
      return { contents: `export function ${name}() { throw new Error(${words}) }` }
    })
  },
}
