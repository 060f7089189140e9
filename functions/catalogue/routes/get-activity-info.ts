import { catalogueRoutes } from '#shared/api/catalogue'
import { AppError } from '#shared/errors/app-error'
import { supplierCodeOf } from '#shared/ids/ids'
import { localesFor } from '../../data/catalogue/locales'
import { seenActivities } from '../../data/catalogue/seen-activities'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { roomStore } from '../../data/rates/room-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { describeActivity } from '../describe-activity'

const makers = { catalogue: theCatalogue, rooms: roomStore }

/** One activity with its description and picture. Texts in other languages are kept as those of its supplier. */
export const getActivityInfo = useCase(
  catalogueRoutes.getActivityInfo,
  async ({ params, query, principal }, { catalogue, rooms, clock }: Deps<typeof makers>) => {
    const [{ snapshot, camps }, info] = await Promise.all([
      catalogue.now(clock.now()),
      rooms.info(supplierCodeOf(params.id), localesFor(query.locale)),
    ])
    const activity = seenActivities(snapshot, principal).find(({ optionKey }) => optionKey === params.id)
    if (activity === undefined) throw new AppError('record.not-found', { optionKey: params.id })
    return describeActivity(activity, { camps, info })
  },
)

export const handler = lambdaFor(getActivityInfo, makers)
