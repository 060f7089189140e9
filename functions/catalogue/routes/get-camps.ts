import { catalogueRoutes } from '#shared/api/catalogue'
import type { CampListed } from '#shared/api/catalogue-shapes'
import { parseFilter } from '#shared/catalogue/filter'
import type { Filter } from '#shared/catalogue/filter-types'
import { searchCamps } from '../../data/catalogue/camp-search'
import { hiddenFlags } from '../../data/catalogue/camp-visibility'
import type { CatalogueInMemory } from '../../data/catalogue/published-catalogue'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { pickFields } from '../../data/table/pick-fields'
import { reply } from '../../runtime/reply'
import { useCase } from '../../runtime/use-case'
import { campWhitelist } from '../whitelists'

/**
 * A page of camps from memory, no table read; the exact number of all of them goes out as a header.
 */
export const getCamps = useCase(
  catalogueRoutes.getCamps,
  async ({ query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = parseFilter(query.filter, campWhitelist)
    const snapshot = await catalogue.now(clock.now())
    const { places, total } = searchCamps(snapshot.camps, {
      ...filter,
      hidden: hiddenFlags(principal),
    })
    return reply<typeof catalogueRoutes.getCamps>(await campsAt(snapshot, { places, filter }), {
      headers: { 'x-total-count': String(total) },
    })
  },
)

export const handler = lambdaFor(getCamps, catalogueMakers)

/** What the answer shows of each camp; texts are fetched only when they are asked for. */
async function campsAt(
  published: CatalogueInMemory,
  { places, filter }: { places: readonly number[]; filter: Pick<Filter, 'fields' | 'include'> },
): Promise<CampListed[]> {
  const { fields, include } = filter
  const wants = (field: string) => fields === undefined || fields.includes(field)
  const texts = wants('campInfo') ? await published.textsOf(places) : []
  const withPicture = include.includes('featuredImage') || fields?.includes('featuredImage')
  return places.map((place, at) => {
    const camp = { ...published.camps.campAt(place), campInfo: texts[at] ?? '' }
    const shownCamp = pickFields(camp, { id: 'supplierCode', fields })
    return withPicture
      ? { ...shownCamp, featuredImage: { s3Key: camp.featuredImageId } }
      : shownCamp
  })
}
