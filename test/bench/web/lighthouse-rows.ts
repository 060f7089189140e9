import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { type BenchRow, quantile } from '../bench-row'
import { installApart } from '../packages-apart'
import type { MeasuredSite } from './measured-site'

const categories = ['performance', 'accessibility', 'best-practices'] as const

/** A tenth of all files that an installation would have to write. */
const packages = { name: 'lighthouse', dependencies: { lighthouse: '12.8.2' } }

const report = z.object({
  categories: z.record(z.enum(categories), z.object({ score: z.nullable(z.number()) })),
  /** In milliseconds. */
  audits: z.object({ 'largest-contentful-paint': z.object({ numericValue: z.number() }) }),
})

/**
 * The best of so many Lighthouse runs of a page, as a desktop and, to know and where there is more
 * than one, as a telephone on a slow line.
 */
export async function lighthouseRows(site: MeasuredSite, page: MeasuredPath): Promise<BenchRow[]> {
  const { name } = page
  const desktop = await bestScores(site, page, true)
  const telephone = page.rounds === 1 ? undefined : await bestScores(site, page, false)
  const target = (score: number) => ({ target: '100', ok: score === 100 })
  return [
    ...categories.map((category) => ({
      name: `Lighthouse, ${name}: ${category}`,
      value: desktop[category],
      unit: 'of 100',
      ...target(desktop[category]),
    })),
    ...(telephone === undefined
      ? []
      : [
          {
            name: `Lighthouse, ${name} on a telephone: performance`,
            value: telephone.performance,
            unit: 'of 100',
          },
        ]),
  ]
}

/** The median of so many runs of a page that needs a session, as a telephone on a slow line. */
export async function telephoneRows(site: MeasuredSite, page: MeasuredPath): Promise<BenchRow[]> {
  const runs: { score: number; pictureMs: number }[] = []
  for (let round = 0; round < page.rounds; round++) {
    const { debuggingPort } = site
    const found = await lighthouse(`${site.address}${page.path}`, {
      debuggingPort,
      isDesktop: false,
    })
    runs.push({
      score: Math.round((found.categories.performance.score ?? 0) * 100),
      pictureMs: found.audits['largest-contentful-paint'].numericValue,
    })
  }
  const scores = runs.map((run) => run.score)
  const score = quantile(scores, 0.5)
  const pictures = runs.map((run) => run.pictureMs)
  const seconds = quantile(pictures, 0.5) / 1_000
  return [
    {
      name: `Lighthouse, ${page.name} on a telephone: performance`,
      value: score,
      unit: 'of 100',
      target: '≥ 95',
      ok: score >= 95,
    },
    {
      name: `Largest paint, ${page.name} on a telephone`,
      value: seconds,
      unit: 's',
      target: '≤ 2.0',
      ok: seconds <= 2,
    },
  ]
}

interface MeasuredPath {
  readonly name: string
  readonly path: string
  readonly rounds: number
}

type Scores = Record<(typeof categories)[number], number>

async function bestScores(
  { address, debuggingPort }: MeasuredSite,
  { path, rounds }: MeasuredPath,
  isDesktop: boolean,
): Promise<Scores> {
  const best: Scores = { performance: 0, accessibility: 0, 'best-practices': 0 }
  for (let round = 0; round < rounds; round++) {
    const found = await lighthouse(`${address}${path}`, { debuggingPort, isDesktop })
    for (const category of categories) {
      const score = Math.round((found.categories[category].score ?? 0) * 100)
      best[category] = Math.max(best[category], score)
    }
  }
  return best
}

interface Run {
  readonly debuggingPort: number
  readonly isDesktop: boolean
}

/** What one run of its command says. It begins with nothing kept but cookies. */
async function lighthouse(
  address: string,
  { debuggingPort, isDesktop }: Run,
): Promise<z.infer<typeof report>> {
  const folder = installApart(process.cwd(), packages)
  if (folder === undefined) throw new Error('Lighthouse could not be installed')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      address,
      `--port=${debuggingPort}`,
      `--only-categories=${categories.join(',')}`,
      ...(isDesktop ? ['--preset=desktop'] : []),
      '--output=json',
      '--quiet',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  return report.parse(JSON.parse(stdout))
}
