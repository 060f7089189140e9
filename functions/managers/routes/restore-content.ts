import { managerRoutes } from '#shared/api/managers'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import {
  editContentOf,
  editorIn,
  type ManagerDeps,
  managerMakers,
  refOf,
  valuesOf,
  viewOf,
} from '../manage-content'

/** Drafts the values that fields had before a publication, undoing it and those after it. */
export const restoreContent = useCase(
  managerRoutes.restoreContent,
  async ({ params, body, principal }, deps: ManagerDeps) => {
    const [ref, { reader, drafts }] = [refOf(params), deps.content]
    const [published = {}, draft, [newest]] = await Promise.all([
      reader.published(ref),
      drafts.get(ref),
      drafts.history(ref, 1),
    ])
    const back = new Map<string, unknown>()
    for (let version = newest?.version ?? 0; version >= body.version; version--) {
      const publication = await drafts.version(ref, version)
      if (publication === undefined) throw new AppError('record.not-found')
      for (const { field, from } of publication.changes) back.set(field, from)
    }
    if (back.size === 0) throw new AppError('record.not-found')
    const present = new Map(Object.entries({ ...published, ...valuesOf(draft?.fields) }))
    const changes = [...back].map(([field, to]) => ({
      field,
      from: present.get(field) ?? null,
      to,
    }))
    const editor = await editorIn(principal, deps)
    const { collisions } = await editContentOf(ref, { changes, isNew: false }, editor, deps)
    return { ...(await viewOf(params.kind, params.id, deps, editor.limits)), collisions }
  },
)

export const handler = lambdaFor(restoreContent, managerMakers)
