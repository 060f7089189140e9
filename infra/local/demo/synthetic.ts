import * as z from 'zod/mini'
import { randomStream } from '#shared/art/random-stream'
import {
  campOf,
  campRow,
  type DemoCamp,
  demoActivities,
  demoConnections,
  demoCountries,
  demoFeatures,
  demoRegions,
  demoTransitPoints,
} from './catalogue'
import { readTable } from './rows'

const texts = z.array(z.string()).check(z.minLength(1))
/** Words that names and texts of invented camps are made of. */
const words = z
  .strictObject({ first: texts, second: texts, kinds: texts, openings: texts, closings: texts })
  .parse(readTable('words'))

/**
 * Invented camps in the real regions, as many as asked for, without rooms and rates: the same
 * number gives the same camps, and a larger one begins with those of a smaller one.
 */
export function syntheticCatalogue(campCount: number) {
  return {
    countries: demoCountries,
    regions: demoRegions,
    features: demoFeatures,
    camps: Array.from({ length: campCount }, (_, index) => syntheticCamp(index)),
    transitPoints: demoTransitPoints,
    activities: demoActivities,
    connections: demoConnections,
  }
}

function syntheticCamp(index: number): DemoCamp {
  const random = randomStream(`synthetic|${index}`)
  const region = demoRegions[random.int(0, demoRegions.length - 1)]
  if (region === undefined) throw new Error('No regions to put camps in')
  const features = demoFeatures.filter(() => random.chance(0.16)).map(({ featureId }) => featureId)
  const row = {
    supplierCode: `S${index.toString(36).toUpperCase().padStart(6, '0')}`,
    campName: nameOf(index),
    countryRegionCode: region.countryRegionCode,
    ...scatterPlace(region, random.next(), random.next()),
    transitPointCode: region.preferredTransitPoint,
    tier: random.pick<DemoCamp['tier']>([1, 2, 3, 3, 4, 4, 5, 6]),
    roomStyle: random.pick<DemoCamp['roomStyle']>([
      'tents',
      'suites',
      'rooms',
      'chalets',
      'cottages',
      'villas',
    ]),
    units: random.int(4, 40),
    minChildAge: random.pick([0, 0, 0, 5, 6, 6, 8, 10, 12, 16]),
    campFeatures: features.length === 0 ? ['GADR'] : features,
    campInfo: `${random.pick(words.openings)} ${random.pick(words.closings)}`,
  }
  const [requested, dmc, consultant, disabled, third] = [0.2, 0.04, 0.03, 0.02, 0.1].map((share) =>
    random.chance(share),
  )
  return {
    ...campOf(campRow.parse(row)),
    online: !requested && !dmc && !consultant,
    dmcArrangedOnly: dmc === true,
    consultantInteractionRequired: consultant === true && dmc !== true,
    disabled: disabled === true,
    thirdParty: third === true,
  }
}

/** Within about thirty kilometers of the region's centre. */
function scatterPlace(
  { latitude, longitude }: (typeof demoRegions)[number],
  north: number,
  east: number,
) {
  const offset = (share: number) => (share - 0.5) * 0.5
  return {
    latitude: fourDecimals(latitude + offset(north)),
    longitude: fourDecimals(longitude + offset(east)),
  }
}

const fourDecimals = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/**
 * Distinct names: the number written in the mixed radix of three lists of words, shuffled by a
 * stride coprime to all.
 */
function nameOf(index: number): string {
  const { first, second, kinds } = words
  const all = first.length * second.length * kinds.length
  const shuffledIndex = (index * 7919) % all
  const [one, other] = [
    first[shuffledIndex % first.length],
    second[Math.floor(shuffledIndex / first.length) % second.length],
  ]
  const kind = kinds[Math.floor(shuffledIndex / (first.length * second.length))]
  const round = Math.floor(index / all)
  return `${one} ${other} ${kind}${round === 0 ? '' : ` ${round + 1}`}`
}
