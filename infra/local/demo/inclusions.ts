import * as z from 'zod/mini'
import { joinWords } from '#shared/format/words'
import type { DemoCamp } from './catalogue'
import { readTable } from './rows'

const byTier = z.array(z.strictObject({ fromTier: z.int(), mealBasis: z.string(), inclusions: z.string() }))
/** What a rate includes, by the camp's tier; and words for the activities that are part of it. */
const table = z
  .strictObject({ activities: z.record(z.string(), z.string()), perRoom: byTier, perPerson: byTier })
  .parse(readTable('inclusions'))
const words = new Map(Object.entries(table.activities))

/** What a camp's rate includes, with the meal basis in two words. */
export function inclusionsOf({ tier, pricedPerRoom, campFeatures }: DemoCamp) {
  const found = table[pricedPerRoom ? 'perRoom' : 'perPerson'].findLast(({ fromTier }) => tier >= fromTier)
  if (found === undefined) throw new Error(`Nothing is included at tier ${tier}`)
  const activities = joinWords(campFeatures.flatMap((id) => words.get(id) ?? []).slice(0, 4))
  const { mealBasis, inclusions } = found
  return { mealBasis, inclusions: inclusions.replace('{activities}', activities || 'activities on the property') }
}
