import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { handlerFileOf, type Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { bundleFolder, bundleHandlers, esbuildOptions } from '../../infra/bundle/bundle-handlers'
import { everyFunction } from '../../infra/config/functions'
import { type BenchRow, type BenchSize, quantile } from './bench-row'

const folder = resolve('.build/bench-handlers')
/**
 * Domains whose work needs a large package: a payment provider's, a renderer of images or PDF. They
 * are weighed apart.
 */
const apart = new Set(['payments', 'media', 'paper'])
const limits = { kilobytes: 400, ratio: 1.25, share: 0.95 }

/** The SDK's client alone, as most programs make it: what a start costs before anything of ours. */
const bareClient = `
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }))
export const handler = () => client.send(new GetCommand({ TableName: 't', Key: { pk: 'a', sk: 'b' } }))`

/**
 * Size of each bundled handler, and what loading it adds to the start of bare Node: processor time,
 * so that other programs count little, of one load in a process of its own; the least of several
 * rounds, in each of which all take their turn.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  rmSync(folder, { recursive: true, force: true })
  const files = isSmall
    ? [handlerFileOf(routes.whoAmI), handlerFileOf(routes.getCountries)]
    : everyFunction().map(({ handlerFile }) => handlerFile)
  await bundleHandlers({ projectFolder: process.cwd(), handlerFiles: files, outFolder: folder })
  written('package.json', '{}') // CommonJS, as where a function has no package.json above it
  const ours = new Map(files.map((file) => [file, join(bundleFolder(folder, file), 'index.js')]))
  const scripts = {
    nothing: written('nothing.js', ''),
    client: await bundled('client.js', bareClient),
  }
  const loads = leastOf([scripts.nothing, scripts.client, ...ours.values()], isSmall ? 1 : 7)
  const added = (script: string) =>
    (loads.get(script) ?? Number.NaN) - (loads.get(scripts.nothing) ?? Number.NaN)

  const ordinary = Object.values<Route>(routes).filter(({ domain }) => !apart.has(domain))
  const ofRoutes = new Set(ordinary.map(handlerFileOf))
  const each = [...ours].map(([file, script]) => {
    return {
      file,
      isRoute: ofRoutes.has(file),
      kilobytes: kilobytesOf(script),
      milliseconds: added(script),
    }
  })
  const routesOnly = each.filter(({ isRoute }) => isRoute)
  yield [
    ...summary(routesOnly, added(scripts.client)),
    {
      name: 'bare Node, a load of nothing',
      value: loads.get(scripts.nothing) ?? Number.NaN,
      unit: 'ms',
    },
    {
      name: `the SDK’s client alone, with its chain of credentials: ${kilobytesOf(scripts.client)} KB, added`,
      value: added(scripts.client),
      unit: 'ms',
    },
    ...each
      .sort((one, other) => other.milliseconds - one.milliseconds)
      .map(({ file, kilobytes, milliseconds }) => ({
        name: `${file}: ${kilobytes} KB, added`,
        value: milliseconds,
        unit: 'ms',
      })),
  ]
}

interface Measured {
  readonly kilobytes: number
  readonly milliseconds: number
}

function summary(measured: readonly Measured[], bareMilliseconds: number): BenchRow[] {
  const sizes = measured.map(({ kilobytes }) => kilobytes)
  const ratios = measured.map(({ milliseconds }) => milliseconds / bareMilliseconds)
  const percentile = `${limits.share * 100} % of the routes`
  const ratio = quantile(ratios, limits.share)
  const small = sizes.filter((size) => size <= limits.kilobytes).length / sizes.length
  return [
    { name: 'handlers: median size', value: quantile(sizes, 0.5), unit: 'KB' },
    { name: `handlers: size of ${percentile}`, value: quantile(sizes, limits.share), unit: 'KB' },
    {
      name: `handlers: share of the routes of at most ${limits.kilobytes} KB`,
      value: small * 100,
      unit: '%',
      target: `≥ ${limits.share * 100}`,
      ok: small >= limits.share,
    },
    {
      name: 'handlers: start-up of the median route / that of a bare handler with a DocumentClient',
      value: quantile(ratios, 0.5),
      unit: 'ratio',
    },
    {
      name: `handlers: the same of ${percentile}`,
      value: ratio,
      unit: 'ratio',
      target: `≤ ${limits.ratio}`,
      ok: ratio <= limits.ratio,
    },
  ]
}

/** The least milliseconds of processor time that loading each script took. */
function leastOf(scripts: readonly string[], rounds: number): Map<string, number> {
  const least = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    for (const script of scripts)
      least.set(script, Math.min(least.get(script) ?? Number.POSITIVE_INFINITY, loadOf(script)))
  }
  return least
}

const measuring = `
const before = process.cpuUsage()
require(process.argv[1])
const { user, system } = process.cpuUsage(before)
process.stdout.write(String((user + system) / 1000))`

const loadOf = (script: string): number =>
  Number(execFileSync(process.execPath, ['-e', measuring, script]))

const kilobytesOf = (script: string): number => Math.round(statSync(script).size / 1024)

function written(name: string, text: string): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

async function bundled(name: string, source: string): Promise<string> {
  const outfile = join(folder, name)
  await build({
    ...esbuildOptions,
    stdin: { contents: source, resolveDir: process.cwd() },
    outfile,
  })
  if (readFileSync(outfile, 'utf8') === '') throw new Error('The client was left out')
  return outfile
}
