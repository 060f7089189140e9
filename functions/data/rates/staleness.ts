import { staleAfterHours } from '#shared/itinerary/stale-problems'

const hourMs = 3_600_000

export interface Copy {
  /**
   * When a copy of somebody else's counts was made, in epoch seconds; undefined where the table is
   * the truth.
   */
  readonly copiedAt: number | undefined
  readonly thirdParty: boolean
}

/**
 * Whether counts are older than they should be: 48 hours, 4 when they come from a third party (1
 * §9). Counts that are kept in our own table are never stale.
 */
export function isStale({ copiedAt, thirdParty }: Copy, now: Date): boolean {
  if (copiedAt === undefined) return false
  return (
    now.getTime() - copiedAt * 1000 > staleAfterHours[thirdParty ? 'thirdParty' : 'own'] * hourMs
  )
}

/**
 * When counts were last known to be right: that of the oldest copy among them, now where none is a
 * copy.
 */
export function checkedAt(copies: readonly Pick<Copy, 'copiedAt'>[], now: Date): Date {
  const seconds = copies.flatMap(({ copiedAt }) => copiedAt ?? [])
  return seconds.length === 0 ? now : new Date(Math.min(...seconds) * 1000)
}
