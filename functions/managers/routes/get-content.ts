import { managerRoutes } from '#shared/api/managers'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { editorIn, type ManagerDeps, managerMakers, viewOf } from '../manage-content'

export const getContent = useCase(
  managerRoutes.getContent,
  async ({ params, principal }, deps: ManagerDeps) => {
    const { limits } = await editorIn(principal, deps)
    return viewOf(params.kind, params.id, deps, limits)
  },
)

export const handler = lambdaFor(getContent, managerMakers)
