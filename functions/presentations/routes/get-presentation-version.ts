import { presentationRoutes } from '#shared/api/presentations'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type EditsDeps, editsMakers, requireEditsOf } from '../edits-access'

/** What a version of edits held. */
export const getPresentationVersion = useCase(
  presentationRoutes.getPresentationVersion,
  async ({ params, principal }, deps: EditsDeps) => {
    const blocks = await deps.presentations.version(
      await requireEditsOf(principal, params.id, deps),
      params.version,
    )
    if (blocks === undefined) throw new AppError('record.not-found')
    return { blocks }
  },
)

export const handler = lambdaFor(getPresentationVersion, editsMakers)
