import { chosenFacets, libraryRoutes } from '#shared/api/library'
import { mediaStatusSchema } from '#shared/api/media-content'
import { refuseField } from '#shared/errors/refuse-field'
import { mediaIdSchema } from '#shared/ids/ids'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { labelsIn, type MediaLine, mediaLines } from '../../data/library/media-lines'
import { listReader } from '../../data/lists/list-reader'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { type Deps, useCase } from '../../runtime/use-case'
import { campNameOf, searchLibrary } from '../library-search'

const makers = { library: (table: Table) => listReader(table, mediaLines), catalogue: theCatalogue }

/** The library as it is in memory, under what is asked for. */
export const getFacetCounts = useCase(
  libraryRoutes.getFacetCounts,
  async ({ query: { term = '', chosen = '{}', order, skip, alike }, principal }, deps: Deps<typeof makers>) => {
    const asked = chosenFacets.safeParse(jsonIn(chosen))
    if (!asked.success) return refuseField('query.chosen', 'must be a JSON object of facets and lists of values')
    const [list, { camps, snapshot }] = await Promise.all([
      deps.library.now(principal.agencyId),
      deps.catalogue.now(deps.clock.now()),
    ])
    const { lines, total, facets } = searchLibrary(list, camps, {
      ...{ term, chosen: asked.data, order, skip, isAlike: alike !== undefined },
    })
    const shown = ({ id, type, status, tags, collections, categories, camp, ...line }: MediaLine) => ({
      ...line,
      ...{ id: mediaIdSchema.parse(id), mediaType: type, status: mediaStatusSchema.parse(status) },
      ...{ tags: labelsIn(tags), collections: labelsIn(collections), categories: labelsIn(categories) },
      ...(camp !== undefined && { camp, campName: campNameOf(camp, camps) }),
      isHero: line.s3Key !== undefined && line.s3Key === snapshot.camps.pictures[camps.placeOf(camp ?? '') ?? -1],
    })
    return { media: lines.map(shown), total, facets }
  },
)

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const handler = lambdaFor(getFacetCounts, makers)
