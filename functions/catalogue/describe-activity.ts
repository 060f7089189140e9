import type { ActivityInfo } from '#shared/api/catalogue-shapes'
import { ownValue } from '#shared/ids/own-value'
import type { ActivityRecord } from '../data/catalogue/catalogue-records'
import type { CatalogueInMemory } from '../data/catalogue/published-catalogue'

interface Told {
  readonly camps: Pick<CatalogueInMemory['camps'], 'regions' | 'regionAt'>
  /** Languages to look for, the best first. */
  readonly locales: readonly string[]
}

/**
 * An activity with its text and picture in the first of the languages that it has a text in, else
 * in English.
 */
export function describeActivity(activity: ActivityRecord, { camps, locales }: Told): ActivityInfo {
  const region = camps.regions[camps.regionAt.get(activity.countryRegionCode) ?? -1]
  const locale = locales.find((one) => ownValue(activity.texts, one)?.description) ?? 'en'
  const own = ownValue(activity.texts, locale)
  const description = own?.description || activity.description
  return {
    ...activity,
    name: own?.name || activity.name,
    description,
    locale,
    regionName: region?.name ?? '',
    paragraphs: description.split(/\n{2,}/),
    images: [{ s3Key: `art/${region?.biome ?? 'savanna'}/${activity.optionKey}` }],
  }
}
