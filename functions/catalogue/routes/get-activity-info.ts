import { catalogueRoutes } from '#shared/api/catalogue'
import { AppError } from '#shared/errors/app-error'
import { localesFor } from '../../data/catalogue/locales'
import { seenActivities } from '../../data/catalogue/seen-activities'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { describeActivity } from '../describe-activity'

const makers = { catalogue: theCatalogue }

/**
 * One activity with its description and picture, in the language that is asked for where it has a
 * text in it.
 */
export const getActivityInfo = useCase(
  catalogueRoutes.getActivityInfo,
  async ({ params, query, principal }, { catalogue, clock }: Deps<typeof makers>) => {
    const { snapshot, camps } = await catalogue.now(clock.now())
    const activity = seenActivities(snapshot, principal).find(
      ({ optionKey }) => optionKey === params.id,
    )
    if (activity === undefined) throw new AppError('record.not-found', { optionKey: params.id })
    return describeActivity(activity, { camps, locales: localesFor(query.locale) })
  },
)

export const handler = lambdaFor(getActivityInfo, makers)
