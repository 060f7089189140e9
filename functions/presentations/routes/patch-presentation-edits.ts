import { presentationRoutes } from '#shared/api/presentations'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type EditsDeps, editorOf, editsMakers, requireEditsOf } from '../edits-access'

/** Changes edits that are there. */
export const patchPresentationEdits = useCase(
  presentationRoutes.patchPresentationEdits,
  async ({ params, body: { edits, label }, principal }, deps: EditsDeps) => {
    const of = await requireEditsOf(principal, params.id, deps)
    if ((await deps.presentations.get(of)) === undefined) throw new AppError('record.not-found')
    const editor = await editorOf(principal, deps)
    return deps.presentations.change(of, { changes: edits, label, ...editor })
  },
)

export const handler = lambdaFor(patchPresentationEdits, editsMakers)
