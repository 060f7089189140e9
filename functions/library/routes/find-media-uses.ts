import { libraryRoutes } from '#shared/api/library'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { libraryStore } from '../../data/library/library-store'
import { listReader } from '../../data/lists/list-reader'
import { tripLines } from '../../data/lists/trip-lines'
import { presentationStore } from '../../data/presentations/presentation-store'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { type Deps, useCase } from '../../runtime/use-case'
import { campsShownBy } from '../library-search'

const makers = {
  library: libraryStore,
  catalogue: theCatalogue,
  presentations: presentationStore,
  trips: (table: Table) => listReader(table, tripLines),
}

/**
 * Where media are shown. Trips count by the picture that they are seen by, those of other agencies
 * not at all.
 */
export const findMediaUses = useCase(
  libraryRoutes.findMediaUses,
  async ({ body: { ids }, principal: { agencyId } }, deps: Deps<typeof makers>) => {
    const [media, catalogue, trips] = await Promise.all([
      deps.library.some(agencyId, [...new Set(ids)]),
      deps.catalogue.now(deps.clock.now()),
      deps.trips.now(agencyId),
    ])
    const keys = media.flatMap(({ id, s3Key }) => [id, ...(s3Key === undefined ? [] : [s3Key])])
    return {
      camps: campsShownBy(keys, catalogue).map((place) => catalogue.camps.names[place] ?? ''),
      trips: trips.countOf({ kind: 'inq', field: 'image', type: 'string', value: keys }),
      presentations: await deps.presentations.countOfPictures(agencyId, keys),
      lightboxes: new Set(media.flatMap(({ lightboxes = [] }) => lightboxes)).size,
    }
  },
)

export const handler = lambdaFor(findMediaUses, makers)
