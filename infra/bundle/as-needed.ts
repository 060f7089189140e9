import { readFile } from 'node:fs/promises'
import { sep } from 'node:path'
import type { Plugin } from 'esbuild'
import { parseSync } from 'vite'
import { edited } from './edits'
import { pureConstants } from './pure-constants'
import { readSingleRoutes, singleRoutes } from './single-routes'

/** Drops parts of our own modules that a function never uses, mostly schemas of other routes and records. */
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

/** A module of ours in which each constant, and each route of a table, can be left out by itself. */
export function readAsNeeded(source: string): string {
  const { program } = parseSync('module.ts', source)
  return edited(source, [...pureConstants(program), ...readSingleRoutes(program), ...singleRoutes(program, source)])
}
