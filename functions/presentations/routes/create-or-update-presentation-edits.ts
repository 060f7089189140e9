import { presentationRoutes } from '#shared/api/presentations'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type EditsDeps, editorOf, editsMakers, requireEditsOf } from '../edits-access'

/** Changes the edits of a trip or client, which there may be none of yet. */
export const createOrUpdatePresentationEdits = useCase(
  presentationRoutes.createOrUpdatePresentationEdits,
  async ({ body: { itineraryId, clientId, edits, label }, principal }, deps: EditsDeps) => {
    const id = itineraryId ?? clientId
    if (id === undefined) throw new AppError('record.not-found') // the body's schema lets none through
    const of = await requireEditsOf(principal, id, deps)
    const editor = await editorOf(principal, deps)
    return deps.presentations.change(of, { changes: edits, label, ...editor })
  },
)

export const handler = lambdaFor(createOrUpdatePresentationEdits, editsMakers)
