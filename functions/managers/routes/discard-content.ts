import { managerRoutes } from '#shared/api/managers'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type ManagerDeps, managerMakers, refOf } from '../manage-content'

export const discardContent = useCase(
  managerRoutes.discardContent,
  async ({ params }, { content: { drafts } }: ManagerDeps) => {
    const draft = await drafts.get(refOf(params))
    if (draft === undefined || (draft.changes === 0 && !draft.isNew)) throw new AppError('record.not-found')
    await drafts.discard(draft)
    return { removed: true as const }
  },
)

export const handler = lambdaFor(discardContent, managerMakers)
