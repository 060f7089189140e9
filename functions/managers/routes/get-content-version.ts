import { managerRoutes } from '#shared/api/managers'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type ManagerDeps, managerMakers, refOf } from '../manage-content'

export const getContentVersion = useCase(
  managerRoutes.getContentVersion,
  async ({ params }, { content: { drafts } }: ManagerDeps) => {
    const found = await drafts.version(refOf(params), params.version)
    if (found === undefined) throw new AppError('record.not-found')
    return { changes: found.changes }
  },
)

export const handler = lambdaFor(getContentVersion, managerMakers)
