import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'

/**
 * From here on the stack of an error that a bundle throws names our files and lines; it is looked up
 * when somebody reads it. In Lambda bundles have no maps, and a stack is read by the runbook's page.
 */
export function readableStacks(): void {
  Error.prepareStackTrace = (error, sites) =>
    [String(error), ...sites.map((site) => `    at ${placeIn(site)}`)].join('\n')
}

const maps = new Map<string, SourceMap | undefined>()

function placeIn(site: NodeJS.CallSite): string {
  const file = site.getFileName()
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()]
  const map = file ? readMap(file) : undefined
  if (!file || map === undefined || line === null || column === null) return String(site)
  const entry = map.findEntry(line - 1, column - 1)
  if (!('originalSource' in entry)) return String(site)
  const { originalSource, originalLine, originalColumn } = entry
  return `${resolve(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`
}

/** The map beside a file of bundles, read at the first stack that needs it. */
function readMap(file: string): SourceMap | undefined {
  if (!file.endsWith('index.js')) return undefined
  if (!maps.has(file))
    maps.set(
      file,
      existsSync(`${file}.map`)
        ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
        : undefined,
    )
  return maps.get(file)
}
