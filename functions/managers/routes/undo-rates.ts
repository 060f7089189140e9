import { rateSheetRoutes } from '#shared/api/rate-sheets'
import { rateNews } from '../../data/managers/rate-news'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { undoEdition, undoMakers } from '../import-runs'

const makers = { ...undoMakers, news: rateNews }

/** Takes rates back. Owners who have not been told of them yet are not told any more. */
export const undoRates = useCase(
  rateSheetRoutes.undoRates,
  async ({ params: { id: edition }, principal }, deps: Deps<typeof makers>) => {
    const undone = await undoEdition(edition, principal, deps)
    await deps.news.done(edition)
    return undone
  },
)

export const handler = lambdaFor(undoRates, makers)
