import type { Place } from './cells'
import { hasOwnDates } from './note-topics'
import type { Period } from './read-periods'
import { seasonKey } from './season-names'
import { hasDayOrMonth, type Statement } from './sheet-rows'

/** A season as a sheet names it; its dates may stand elsewhere, or nowhere. */
export interface Season {
  readonly name: string
  readonly periods: readonly Period[] | undefined
  readonly places: readonly Place[]
}

/** Seasons that a sheet lists by name, and the dates for which all of it is valid. */
export interface Legend {
  readonly seasons: ReadonlyMap<string, Season>
  readonly validity: Season | undefined
}

/** Statements on children, minimum nights and the like have dates of their own. */
const plainGuests = new Set<Statement['who']>([undefined, 'sharing', 'double'])

/**
 * The seasons that statements list; one without a name, or said to be the validity, is the validity,
 * where there is one alone.
 */
export function legendOf(statements: readonly Statement[]): Legend {
  const seasons = new Map<string, Season>()
  const valid: Season[] = []
  for (const { rest, text, place, periods, who } of statements) {
    if (periods.length === 0 || !plainGuests.has(who) || hasOwnDates(text)) continue
    const key = seasonKey(rest)
    if (key === '' || /\bvalid(?:ity)?\b|^rates?\b/i.test(text)) {
      valid.push({ name: '', periods, places: [place] })
      continue
    }
    if (key.split(' ').length > 5 || hasDayOrMonth(rest)) continue
    const before = seasons.get(key)
    seasons.set(key, {
      name: rest,
      periods: [...(before?.periods ?? []), ...periods],
      places: [...(before?.places ?? []), place],
    })
  }
  const [validity] = valid
  const isOne = valid.every(
    ({ periods }) => JSON.stringify(periods) === JSON.stringify(validity?.periods),
  )
  return { seasons, validity: isOne ? validity : undefined }
}
