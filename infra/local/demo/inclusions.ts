import type { DemoCamp } from './catalogue'

/** Words for what a day is spent with, for the activities that are part of a rate. */
const shared: Readonly<Record<string, string>> = {
  GADR: 'game drives',
  MOKO: 'mokoro',
  BOAT: 'boating',
  GUWA: 'guided walks',
  NIDR: 'night drives',
  CANO: 'canoeing',
  FISH: 'fishing',
  SNRK: 'snorkeling',
  CYCL: 'bicycles',
  HIKE: 'guided hikes',
}

/** What a camp's rate includes, with the meal basis in two words. */
export function inclusionsOf({ tier, pricedPerRoom, campFeatures }: DemoCamp): {
  mealBasis: string
  inclusions: string
} {
  if (pricedPerRoom) {
    return tier >= 5
      ? {
          mealBasis: 'Bed and breakfast',
          inclusions: 'Bed and breakfast: room, full breakfast, minibar but spirits, Wi-Fi.',
        }
      : { mealBasis: 'Bed and breakfast', inclusions: 'Bed and breakfast: room, breakfast and local taxes.' }
  }
  const day = campFeatures.flatMap((feature) => shared[feature] ?? [])
  const activities = day.length === 0 ? 'activities on the property' : listed(day.slice(0, 4))
  if (tier >= 5) {
    return {
      mealBasis: 'Fully inclusive',
      inclusions: `Fully inclusive: all meals, house wines, beers and spirits, ${activities}, laundry, park fees and transfers from the airstrip.`,
    }
  }
  if (tier === 4) {
    return {
      mealBasis: 'Fully inclusive',
      inclusions: `Fully inclusive: all meals, local drinks, ${activities}, laundry and park fees.`,
    }
  }
  if (tier === 3)
    return {
      mealBasis: 'Full board',
      inclusions: `Full board: all meals and two shared activities a day (${activities}).`,
    }
  return { mealBasis: 'Half board', inclusions: 'Half board: room, breakfast, dinner and local taxes.' }
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
