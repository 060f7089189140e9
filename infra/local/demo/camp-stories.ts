import type { DemoCamp, DemoCampStory, SeasonPattern } from './catalogue-types'
import { planRooms } from './room-plan'
import { seasonsOf } from './seasons'

/** Stories written by hand, in place of the one made from the facts. */
const byHand: Readonly<Record<string, Pick<DemoCampStory, 'paragraphs' | 'featureCounts'>>> = {
  JAO: {
    paragraphs: [
      'Jao stands in the canopy of a palm-studded island, in a private concession of 60,000 hectares west of Moremi. Five suites and two villas are joined by boardwalks above the water, each with a plunge pool and a sala that looks over the floodplain.',
      'From May to September the flood makes this the Delta of the imagination: mokoro at first light, sitatunga in the papyrus, fish eagles over the channels. As the water draws back the lion come in after the lechwe. There is a spa among the fig trees, and a small museum of the Delta’s past.',
    ],
    featureCounts: { SWPO: 1, PRPO: 7, SPTR: 1, GYMN: 1, FAMI: 2, BOAT: 2, GADR: 4 },
  },
}

const monthNames = 'January February March April May June July August September October November December'.split(' ')

/** The About section of a camp: its description, then when to go, who may come and when it is shut. */
export function campStoryOf(camp: DemoCamp): DemoCampStory {
  const story = byHand[camp.supplierCode] ?? {
    paragraphs: [camp.campInfo, practicalities(camp)],
    featureCounts: countsOf(camp),
  }
  return { supplierCode: camp.supplierCode, ...story }
}

function practicalities({ seasonPattern, closed, minChildAge, regionName }: DemoCamp): string {
  const children =
    minChildAge === 0 ? 'Children of every age are welcome.' : `Children are welcome from the age of ${minChildAge}.`
  const shut =
    closed === undefined ? '' : ` It is shut every year from ${dayName(closed.from)} to ${dayName(closed.to)}.`
  return `${regionName} is at its best ${bestMonths(seasonPattern)}. ${children}${shut}`
}

/** The longest run of high season, in the names of months. */
function bestMonths(pattern: SeasonPattern): string {
  const high = seasonsOf[pattern].filter(({ season }) => season === 'high')
  const longest = high.toSorted((a, b) => monthsOf(b) - monthsOf(a))[0]
  return longest === undefined ? 'all year' : `from ${monthName(longest.from)} to ${monthName(longest.to)}`
}

const monthsOf = ({ from, to }: { from: string; to: string }) => Number(to.slice(0, 2)) - Number(from.slice(0, 2))
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
