import { rateSheetRoutes } from '#shared/api/rate-sheets'
import { rateNews } from '../../data/managers/rate-news'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { editorIn, managerMakers } from '../manage-content'

const makers = { ...managerMakers, news: rateNews }

/** Takes rates back. Owners who have not been told of them yet are not told any more. */
export const undoRates = useCase(
  rateSheetRoutes.undoRates,
  async ({ params: { id: edition }, principal }, deps: Deps<typeof makers>) => {
    const { by, limits, now, audit } = await editorIn(principal, deps)
    const undoing = await deps.content.undo(edition, {
      by,
      limits,
      now,
      audit: (ref) => audit('agent_published_content', { [ref.kind]: ref.code, undone: edition }),
    })
    await deps.news.done(edition)
    return {
      kept: undoing.kept.map(({ ref, field }) => `${ref.code} ${field}`),
      left: undoing.left,
    }
  },
)

export const handler = lambdaFor(undoRates, makers)
