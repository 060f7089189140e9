import { chosenFacets, libraryRoutes } from '#shared/api/library'
import { mediaStatusSchema } from '#shared/api/media-content'
import { refuseField } from '#shared/errors/refuse-field'
import type { CatalogueInMemory } from '../../data/catalogue/published-catalogue'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { lightboxStore } from '../../data/library/lightbox-store'
import { labelsIn, type MediaLine, mediaLines } from '../../data/library/media-lines'
import { listReader } from '../../data/lists/list-reader'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { type Deps, useCase } from '../../runtime/use-case'
import { campNameOf, searchLibrary } from '../library-search'

const makers = {
  library: (table: Table) => listReader(table, mediaLines),
  catalogue: theCatalogue,
  lightboxes: lightboxStore,
}

/** The library as it is in memory, under what is asked for. */
export const getFacetCounts = useCase(
  libraryRoutes.getFacetCounts,
  async (
    { query: { term = '', chosen = '{}', order, skip, alike }, principal },
    deps: Deps<typeof makers>,
  ) => {
    const chosenValues = chosenFacets.safeParse(jsonIn(chosen))
    if (!chosenValues.success)
      return refuseField('query.chosen', 'must be a JSON object of facets and lists of values')
    const [list, boxes, { camps, snapshot }] = await Promise.all([
      deps.library.now(principal.agencyId),
      deps.lightboxes.all(principal.agencyId),
      deps.catalogue.now(deps.clock.now()),
    ])
    const lightboxes = new Map<string, string>(boxes.map(({ id, label }) => [id, label]))
    const { lines, total, facets } = searchLibrary(
      list,
      { camps, lightboxes },
      {
        term,
        chosen: chosenValues.data,
        order,
        skip,
        isAlike: alike !== undefined,
      },
    )
    const lineShown = (line: MediaLine) => shownLine(line, { camps, snapshot })
    return { media: lines.map(lineShown), total, facets }
  },
)

/**
 * One literal: spreads would copy what is there for each part, which of sixty lines is most of the
 * garbage.
 */
const shownLine = (
  line: MediaLine,
  { camps, snapshot }: Pick<CatalogueInMemory, 'camps' | 'snapshot'>,
) => ({
  id: line.id,
  name: line.name,
  size: line.size,
  mimeType: line.mimeType,
  mediaType: line.type,
  status: mediaStatusSchema.parse(line.status),
  createdAt: line.createdAt,
  takenAt: line.takenAt,
  s3Key: line.s3Key,
  width: line.width,
  height: line.height,
  blur: line.blur,
  by: line.by,
  byId: line.byId,
  camp: line.camp,
  campName: line.camp === undefined ? undefined : campNameOf(line.camp, camps),
  isHero:
    line.s3Key !== undefined &&
    line.s3Key === snapshot.camps.pictures[camps.placeOf(line.camp ?? '') ?? -1],
  tags: labelsIn(line.tags),
  collections: labelsIn(line.collections),
  categories: labelsIn(line.categories),
})

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const handler = lambdaFor(getFacetCounts, makers)
