import { managerRoutes } from '#shared/api/managers'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { requirePublisher } from '../keeping'
import {
  editorIn,
  type ManagerDeps,
  managerMakers,
  refOf,
  requireKeptDraft,
  viewOf,
} from '../manage-content'

/**
 * Notes what a review says of a draft as the caller saw it. Who may not publish may ask, not send
 * back.
 */
export const reviewContent = useCase(
  managerRoutes.reviewContent,
  async ({ params, body: { draft: seen, state, note }, principal }, deps: ManagerDeps) => {
    const { drafts } = deps.content
    const [draft, { by, limits, now }] = await Promise.all([
      drafts.get(refOf(params)),
      editorIn(principal, deps),
    ])
    if (draft === undefined || (draft.changes === 0 && !draft.isNew))
      throw new AppError('record.not-found')
    if (draft.version !== seen) throw new AppError('record.changed')
    if (state === 'returned') requirePublisher(limits)
    await requireKeptDraft(draft, limits, deps)
    const review =
      state === null ? undefined : { state, by, at: now.toISOString(), ...(note && { note }) }
    await drafts.mark(draft, { review })
    return viewOf(params.kind, params.id, deps, limits)
  },
)

export const handler = lambdaFor(reviewContent, managerMakers)
