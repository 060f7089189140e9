import { managerRoutes } from '#shared/api/managers'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { requirePublisher } from '../keeping'
import {
  editorIn,
  type ManagerDeps,
  managerMakers,
  refOf,
  requireKeptDraft,
  valuesOf,
  viewOf,
} from '../manage-content'

/**
 * Publishes what the editor saw: a draft or an entry that a colleague changed meanwhile is refused.
 */
export const publishContent = useCase(
  managerRoutes.publishContent,
  async ({ params, body, principal }, deps: ManagerDeps) => {
    const ref = refOf(params)
    const draft = await deps.content.drafts.get(ref)
    if (draft === undefined) throw new AppError('record.not-found')
    if (draft.version !== body.draft) throw new AppError('record.changed')
    const { by, now, audit, limits } = await editorIn(principal, deps)
    const { publishAt } = body
    if (publishAt !== undefined) {
      requirePublisher(limits)
      await requireKeptDraft(draft, limits, deps)
      if (publishAt !== null && Date.parse(publishAt) <= now.getTime())
        refuseField('body.publishAt', 'must be in the future')
      await deps.content.drafts.mark(draft, { publishAt: publishAt ?? undefined })
      return viewOf(params.kind, params.id, deps, limits)
    }
    await deps.content.publish({
      ref,
      changes: valuesOf(draft.fields),
      draft,
      version: body.version,
      by,
      limits,
      now,
      edition: deps.makeId('history'),
      ...(body.note && { note: body.note }),
      audit: audit('agent_published_content', { [ref.kind]: ref.code, fields: draft.changes }),
    })
    return viewOf(params.kind, params.id, deps, limits)
  },
)

export const handler = lambdaFor(publishContent, managerMakers)
