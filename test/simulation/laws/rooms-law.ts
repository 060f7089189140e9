import type { Item } from '../../../functions/data/table/table-access'
import { storedBooking } from '../stored'
import type { Law } from './law'

/** A night of a room type: `month optionKey day`. */
type Night = string

/**
 * Never more rooms held and sold than there are, and none lost: free and taken make all, for every
 * room and night.
 */
export function roomsLaw(): Law & { taken(): number } {
  const [free, taken, total] = [
    new Map<Night, number>(),
    new Map<Night, number>(),
    new Map<Night, number>(),
  ]
  const touched = new Set<Night>()
  const countFree = (item: Item) => {
    for (const [name, count] of Object.entries(item)) {
      if (!/^d\d\d$/.test(name) || typeof count !== 'number') continue
      const night = `${item.sk} ${name.slice(1)}`.replace('#', ' ')
      if (!total.has(night)) total.set(night, count)
      if (free.get(night) !== count) touched.add(night)
      free.set(night, count)
    }
  }
  const countTaken = (item: Item | undefined, sign: 1 | -1) => {
    if (item === undefined) return
    for (const { month, optionKey, days } of storedBooking(item).taken) {
      for (const [day, count] of Object.entries(days)) {
        const night = `${month} ${optionKey} ${day}`
        taken.set(night, (taken.get(night) ?? 0) + sign * count)
        touched.add(night)
      }
    }
  }
  return {
    hear({ before, after }) {
      const { pk, sk } = after ?? before ?? {}
      if (String(pk).endsWith('#CALENDAR') && !String(sk).endsWith('~rates')) countFree(after ?? {})
      if (sk !== 'BOOKING') return
      countTaken(before, -1)
      countTaken(after, 1)
    },
    broken() {
      const nights = [...touched]
      touched.clear()
      return nights.flatMap((night) => {
        const [left = 0, gone = 0, all = 0] = [free.get(night), taken.get(night), total.get(night)]
        if (all < 0)
          return left === all && gone === 0
            ? []
            : [`${night}: to be asked for, and ${left} free and ${gone} taken`]
        return [
          ...(left < 0 ? [`${night}: ${left} rooms free`] : []),
          ...(left + gone !== all ? [`${night}: ${left} free and ${gone} taken of ${all}`] : []),
        ]
      })
    },
    taken: () => [...taken.values()].reduce((sum, count) => sum + count, 0),
  }
}
