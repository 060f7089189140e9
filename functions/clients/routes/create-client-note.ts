import { clientDataRoutes } from '#shared/api/client-data'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { type NoteDeps, noteMakers, noteWriter } from '../note-access'

/** A note has one version: what is changed later is told by `edited`. */
const version = 1

/** Adds a note about a client. */
export const createClientNote = useCaseOnce(
  clientDataRoutes.createClientNote,
  async (call, deps: NoteDeps, keep) => {
    const { body, principal } = call
    const { by, at, auditOf } = await noteWriter(principal, body.clientId, deps)
    const note = { ...body, id: deps.makeId('note'), by, createdAt: at }
    await deps.log.addNote(principal.agencyId, note, {
      audit: auditOf('added'),
      answer: keep(note, version),
    })
    return { answer: note, version }
  },
)

export const handler = lambdaFor(createClientNote, noteMakers)
