import { clientDataRoutes } from '#shared/api/client-data'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type NoteDeps, noteMakers, noteWriter, requireNote } from '../note-access'

/** Changes the text of a note; who wrote it stays. */
export const patchClientNote = useCase(
  clientDataRoutes.patchClientNote,
  async ({ params: { id }, body: { clientId, text, before: read }, principal }, deps: NoteDeps) => {
    const { by, at, auditOf } = await noteWriter(principal, clientId, deps)
    const before = await requireNote(principal, { clientId, id }, deps)
    if (before.text === text) return before
    if (read !== undefined && read !== before.text)
      throw new AppError('record.changed', { text: before.text })
    const note = { ...before, text, edited: { at, by } }
    await deps.log.changeNote(principal.agencyId, note, {
      over: before.text,
      audit: auditOf('edited'),
    })
    return note
  },
)

export const handler = lambdaFor(patchClientNote, noteMakers)
