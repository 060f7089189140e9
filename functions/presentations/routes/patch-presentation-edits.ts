import { presentationRoutes } from '#shared/api/presentations'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type EditsDeps, editorOf, editsMakers, requireEditsOf } from '../edits-access'

/** Changes edits that are there. */
export const patchPresentationEdits = useCase(
  presentationRoutes.patchPresentationEdits,
  async ({ params, body, principal }, deps: EditsDeps) => {
    const of = await requireEditsOf(principal, params.id, deps)
    if ((await deps.presentations.get(of)) === undefined) throw new AppError('record.not-found')
    return deps.presentations.change(of, { ...body, ...(await editorOf(principal, deps)) })
  },
)

export const handler = lambdaFor(patchPresentationEdits, editsMakers)
