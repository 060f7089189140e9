import * as z from 'zod/mini'
import type { DemoCamp } from './catalogue'
import { planRooms } from './rooms'
import { rowsOf } from './rows'
import { type SeasonPattern, seasonsOf } from './seasons'

const campStory = z.strictObject({
  supplierCode: z.string(),
  /** Of the About section. */
  paragraphs: z.array(z.string()),
  /** How many there are of a feature; 1 where it is not said. */
  featureCounts: z.record(z.string(), z.int()),
})
type DemoCampStory = z.infer<typeof campStory>

/** Stories written by hand, in place of the one made from the facts. */
const byHand = new Map(
  rowsOf('camp-stories', 'supplierCode', campStory).map((story) => [story.supplierCode, story]),
)

const monthNames =
  'January February March April May June July August September October November December'.split(' ')

/**
 * The About section of a camp: its description, then when to go, who may come and when it is shut.
 */
export function campStoryOf(camp: DemoCamp): DemoCampStory {
  const { supplierCode, campInfo } = camp
  const paragraphs = [campInfo, practicalities(camp)]
  return byHand.get(supplierCode) ?? { supplierCode, paragraphs, featureCounts: countsOf(camp) }
}

function practicalities({ seasonPattern, closed, minChildAge, regionName }: DemoCamp): string {
  const children =
    minChildAge === 0
      ? 'Children of all ages are welcome.'
      : `Children are welcome from age ${minChildAge}.`
  const shut =
    closed === undefined
      ? ''
      : ` It closes every year from ${dayName(closed.from)} to ${dayName(closed.to)}.`
  return `${regionName} is at its best ${bestMonths(seasonPattern)}. ${children}${shut}`
}

/** The longest run of high season, in the names of months. */
function bestMonths(pattern: SeasonPattern): string {
  const high = seasonsOf[pattern].filter(({ season }) => season === 'high')
  const longest = high.toSorted((a, b) => monthsOf(b) - monthsOf(a))[0]
  return longest === undefined
    ? 'all year'
    : `from ${monthName(longest.from)} to ${monthName(longest.to)}`
}

const monthsOf = ({ from, to }: { from: string; to: string }) =>
  Number(to.slice(0, 2)) - Number(from.slice(0, 2))
const monthName = (day: string) => monthNames[Number(day.slice(0, 2)) - 1] ?? ''
const dayName = (day: string) => `${monthName(day)} ${Number(day.slice(3))}`

function countsOf(camp: DemoCamp): DemoCampStory['featureCounts'] {
  const families = planRooms(camp).filter(({ kind }) => kind === 'family' || kind === 'house')
  const counts = {
    PRPO: camp.units,
    FAMI: families.reduce((sum, { units }) => sum + units, 0),
    GADR: Math.max(1, Math.ceil(camp.units / 3)),
  }
  const entries = Object.entries(counts).filter(
    ([feature, count]) => count > 1 && camp.campFeatures.some((id) => id === feature),
  )
  return Object.fromEntries(entries)
}
