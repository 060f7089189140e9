import type { SupplierCode } from '#shared/ids/ids'
import type { Segment } from '#shared/itinerary/segment'
import type {
  CatalogueInMemory,
  PublishedCatalogue,
} from '../../data/catalogue/published-catalogue'
import { log } from '../../runtime/log'

/** What the catalogue knows of a camp and a stay keeps, so that a page needs no other read. */
export type CampFacts = Pick<
  Segment,
  | 'campName'
  | 'regionCode'
  | 'regionName'
  | 'country'
  | 'featuredImage'
  | 'minChildAge'
  | 'dmcArrangedOnly'
  | 'consultantInteractionRequired'
  | 'thirdParty'
>
export type KnownCamps = ReadonlyMap<SupplierCode, CampFacts>

/**
 * Finds camps by supplier code; one that is not in the catalogue is left out. Undefined while it
 * cannot be read.
 */
export interface CampFinder {
  campFacts(codes: readonly SupplierCode[], now: Date): Promise<KnownCamps | undefined>
}

/**
 * Camps of the published catalogue. A trip can be saved without them: while the catalogue cannot be
 * read, stays have the names that were sent and no picture, and no camp is refused.
 */
export function campFinder(catalogue: () => PublishedCatalogue): CampFinder {
  return {
    async campFacts(codes, now) {
      if (codes.length === 0) return new Map()
      try {
        const { camps } = await catalogue().now(now)
        return new Map(codes.flatMap((code) => entryOf(camps, code)))
      } catch (error) {
        log.warn('itinerary.without-catalogue', { cause: String(error), camps: codes.length })
        return undefined
      }
    },
  }
}

function entryOf(
  camps: CatalogueInMemory['camps'],
  code: SupplierCode,
): [SupplierCode, CampFacts][] {
  const place = camps.placeOf(code)
  if (place === undefined) return []
  const { campName, regionCode, regionName, country, featuredImageId, minChildAge, ...flags } =
    camps.campAt(place)
  const { dmcArrangedOnly, consultantInteractionRequired, thirdParty } = flags
  const own = {
    campName,
    regionCode,
    regionName,
    country,
    minChildAge,
    featuredImage: { s3Key: featuredImageId },
  }
  return [[code, { ...own, dmcArrangedOnly, consultantInteractionRequired, thirdParty }]]
}
