import { managerRoutes } from '#shared/api/managers'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { editContentOf, editorIn, type ManagerDeps, managerMakers, refOf, viewOf } from '../manage-content'

export const editContent = useCase(
  managerRoutes.editContent,
  async ({ params, body: { changes }, principal }, deps: ManagerDeps) => {
    const { collisions } = await editContentOf(refOf(params), changes, await editorIn(principal, deps), deps)
    return { ...(await viewOf(params.kind, params.id, deps)), collisions }
  },
)

export const handler = lambdaFor(editContent, managerMakers)
