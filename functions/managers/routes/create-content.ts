import { managerRoutes } from '#shared/api/managers'
import { refuseField } from '#shared/errors/refuse-field'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { codeSchemas } from '../content-kinds'
import { editorIn, type ManagerDeps, managerMakers, nameIn, refOf, viewOf } from '../manage-content'

/** Begins a new entry, which nobody but content managers sees until it is published. */
export const createContent = useCase(
  managerRoutes.createContent,
  async ({ params: { kind }, body: { code, changes }, principal }, deps: ManagerDeps) => {
    const { reader, drafts } = deps.content
    const ref = refOf({ kind, id: code })
    const checked = codeSchemas[ref.kind].safeParse(code)
    if (!checked.success) refuseField('body.code', checked.error.issues[0]?.message ?? 'is invalid')
    const [published, draft] = await Promise.all([reader.published(ref), drafts.get(ref)])
    if (published !== undefined || draft !== undefined) refuseField('body.code', `${code} is taken`)
    const { by, now } = await editorIn(principal, deps)
    await drafts.edit(ref, { changes, published: undefined, nameOf: nameIn(ref), by, now })
    return viewOf(kind, code, deps)
  },
)

export const handler = lambdaFor(createContent, managerMakers)
