import { managerRoutes } from '#shared/api/managers'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import {
  editorIn,
  type ManagerDeps,
  managerMakers,
  refOf,
  requireKeptDraft,
} from '../manage-content'

export const discardContent = useCase(
  managerRoutes.discardContent,
  async ({ params, principal }, deps: ManagerDeps) => {
    const { drafts } = deps.content
    const [draft, { limits }] = await Promise.all([
      drafts.get(refOf(params)),
      editorIn(principal, deps),
    ])
    if (draft === undefined || (draft.changes === 0 && !draft.isNew))
      throw new AppError('record.not-found')
    await requireKeptDraft(draft, limits, deps)
    await drafts.discard(draft)
    return { removed: true as const }
  },
)

export const handler = lambdaFor(discardContent, managerMakers)
