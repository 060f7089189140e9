import { presentationRoutes } from '#shared/api/presentations'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type EditsDeps, editsMakers, requireEditsOf } from '../edits-access'

/** How the edits of a trip or client once were. */
export const listPresentationVersions = useCase(
  presentationRoutes.listPresentationVersions,
  async ({ params, principal }, deps: EditsDeps) =>
    deps.presentations.versions(await requireEditsOf(principal, params.id, deps)),
)

export const handler = lambdaFor(listPresentationVersions, editsMakers)
