import type { ImpactPage } from '../api/pricing'

export type Change = ImpactPage['changes'][number]

/** What pages of an impact come to. */
export interface Impact {
  readonly total: number
  readonly seen: number
  readonly locked: number
  readonly changed: number
  /** Of the changed quotes of each currency, in minor units. */
  readonly sums: readonly {
    readonly currency: string
    readonly before: number
    readonly after: number
  }[]
  /** The largest by the share that their sell, or else their margin, changes. */
  readonly largest: readonly Change[]
  readonly belowLimit: readonly Change[]
}

const maxShown = 10

export function sumImpact(pages: readonly ImpactPage[]): Impact {
  const changes = pages.flatMap((page) => page.changes)
  const sums = new Map<string, { before: number; after: number }>()
  for (const { currency, before, after } of changes) {
    const sum = sums.get(currency) ?? { before: 0, after: 0 }
    sums.set(currency, { before: sum.before + before.sell, after: sum.after + after.sell })
  }
  return {
    total: pages[0]?.total ?? 0,
    seen: pages.reduce((all, { priced, locked }) => all + priced + locked, 0),
    locked: pages.reduce((all, { locked }) => all + locked, 0),
    changed: changes.length,
    sums: Array.from(sums, ([currency, sum]) => ({ currency, ...sum })),
    largest: changes.toSorted((one, other) => shareOf(other) - shareOf(one)).slice(0, maxShown),
    belowLimit: changes.filter(({ fallsBelowLimit }) => fallsBelowLimit),
  }
}

/** By share, because quotes are in several currencies. */
function shareOf({ before, after }: Change): number {
  const share = (was: number, is: number) =>
    was === 0 ? Number(is !== 0) : Math.abs(is - was) / Math.abs(was)
  return share(before.sell, after.sell) || share(before.margin, after.margin) / 1_000
}
