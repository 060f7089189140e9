import { managerRoutes } from '#shared/api/managers'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type ManagerDeps, managerMakers, viewOf } from '../manage-content'

export const getContent = useCase(managerRoutes.getContent, ({ params }, deps: ManagerDeps) =>
  viewOf(params.kind, params.id, deps),
)

export const handler = lambdaFor(getContent, managerMakers)
