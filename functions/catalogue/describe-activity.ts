import type { ActivityInfo } from '#shared/api/catalogue-shapes'
import { ownValue } from '#shared/ids/own-value'
import type { ActivityRecord } from '../data/catalogue/catalogue-records'
import type { CatalogueInMemory } from '../data/catalogue/published-catalogue'
import type { SupplierInfoRecord } from '../data/rates/room-records'

interface Told {
  readonly camps: Pick<CatalogueInMemory['camps'], 'regions' | 'regionAt'>
  /** The texts of its supplier in the language that is asked for. */
  readonly info: SupplierInfoRecord | undefined
}

/** An activity with its text and picture; without a text in that language it has that of the catalogue, in English. */
export function describeActivity(activity: ActivityRecord, { camps, info }: Told): ActivityInfo {
  const region = camps.regions[camps.regionAt.get(activity.countryRegionCode) ?? -1]
  const own = ownValue(info?.rooms, activity.optionKey)
  return {
    ...activity,
    locale: info === undefined || own === undefined ? 'en' : info.locale,
    regionName: region?.name ?? '',
    paragraphs: (own ?? activity.description).split(/\n{2,}/),
    images: [{ s3Key: `art/${region?.biome ?? 'savanna'}/${activity.optionKey}` }],
  }
}
