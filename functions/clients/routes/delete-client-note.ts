import { clientDataRoutes } from '#shared/api/client-data'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type NoteDeps, noteMakers, noteWriter, requireNote } from '../note-access'

/** Deletes a note. */
export const deleteClientNote = useCase(
  clientDataRoutes.deleteClientNote,
  async ({ params: { id }, query: { clientId }, principal }, deps: NoteDeps) => {
    const { auditOf } = await noteWriter(principal, clientId, deps)
    const note = await requireNote(principal, { clientId, id }, deps)
    await deps.log.removeNote(principal.agencyId, note, auditOf('deleted'))
    return { removed: true as const }
  },
)

export const handler = lambdaFor(deleteClientNote, noteMakers)
