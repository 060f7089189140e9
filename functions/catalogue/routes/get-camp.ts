import { catalogueRoutes } from '#shared/api/catalogue'
import { campComplete } from '#shared/api/catalogue-shapes'
import { catalogueWith } from '../../data/catalogue/fresh-entry'
import { type EntryDeps, entryMakers } from '../../data/catalogue/the-catalogue'
import { visibleCamp } from '../../data/catalogue/visible-camp'
import { lambdaFor } from '../../data/table/lambda-for'
import { fieldsOfOne } from '../../data/table/one-filter'
import { reply } from '../../runtime/reply'
import { useCase } from '../../runtime/use-case'

const oneCamp = {
  answer: campComplete,
  include: { featuredImage: 'featuredImage' },
  id: 'supplierCode',
}

/** One camp, as the search finds it, with its text and picture. */
export const getCamp = useCase(
  catalogueRoutes.getCamp,
  async ({ params, query, principal }, { catalogue, entries, clock }: EntryDeps) => {
    const fields = fieldsOfOne(query.filter, oneCamp)
    const ref = { kind: 'camp' as const, code: params.id }
    const snapshot = await catalogueWith(ref, {
      published: await catalogue.now(clock.now()),
      entries,
      principal,
    })
    const { camp, place } = visibleCamp(snapshot, { supplierCode: params.id, principal })
    const [campInfo = ''] = await snapshot.textsOf([place])
    return reply<typeof catalogueRoutes.getCamp>(
      { ...camp, campInfo, featuredImage: { s3Key: camp.featuredImageId } },
      { fields },
    )
  },
)

export const handler = lambdaFor(getCamp, entryMakers)
