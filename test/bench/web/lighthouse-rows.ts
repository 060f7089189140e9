import lighthouse, { desktopConfig } from 'lighthouse'
import type { BenchRow } from '../bench-row'
import type { MeasuredSite } from './measured-site'

const categories = ['performance', 'accessibility', 'best-practices'] as const

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
    const flags = {
      port: debuggingPort,
      logLevel: 'error' as const,
      onlyCategories: [...categories],
    }
    const result = await lighthouse(
      `${address}${path}`,
      flags,
      isDesktop ? desktopConfig : undefined,
    )
    for (const category of categories) {
      const score = Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
      best[category] = Math.max(best[category], score)
    }
  }
  return best
}
