import { managerRoutes } from '#shared/api/managers'
import { refuseField } from '#shared/errors/refuse-field'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { codeSchemas } from '../content-kinds'
import {
  editContentOf,
  editorIn,
  type ManagerDeps,
  managerMakers,
  refOf,
  viewOf,
} from '../manage-content'

/**
 * Changes the draft of an entry. A new one is seen by content managers alone until it is published.
 */
export const editContent = useCase(
  managerRoutes.editContent,
  async ({ params, body: { changes, isNew }, principal }, deps: ManagerDeps) => {
    const [ref, editor] = [refOf(params), await editorIn(principal, deps)]
    const code = codeSchemas[ref.kind].safeParse(params.id)
    if (isNew && !code.success)
      refuseField('path.id', code.error.issues[0]?.message ?? 'is invalid')
    const { collisions } = await editContentOf(ref, { changes, isNew }, editor, deps)
    return { ...(await viewOf(params.kind, params.id, deps, editor.limits)), collisions }
  },
)

export const handler = lambdaFor(editContent, managerMakers)
