import type { AgentPrincipal } from '#shared/access/principal'
import { maxLabels } from '#shared/api/library'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { type LightboxId, lightboxIdSchema, type MediaId } from '#shared/ids/ids'
import { mayEditMedium } from '#shared/library/library-rights'
import { whoActs } from '../data/people/who-acts'
import { isInLibrary, type LightboxDeps, requireLightbox, sortInto } from './lightbox-view'

interface Relation {
  readonly id: MediaId
  readonly relation: 'tags' | 'collections' | 'categories' | 'lightboxes'
  readonly fk: string
}

/**
 * Adds or takes away one relation of a medium; done again, nothing changes.
 * @throws AppError record.not-found, auth.forbidden for labels of a camp's medium, which are
 * content managers', and body.invalid beyond what a medium may have of a kind
 */
export async function sortMedium(
  verb: 'add' | 'take',
  related: Relation,
  principal: AgentPrincipal,
  deps: LightboxDeps,
): Promise<Relation> {
  const { id, relation, fk } = related
  const curator = await whoActs(principal, deps)
  if (relation === 'lightboxes') {
    const lightboxId = lightboxIdSchema.safeParse(fk)
    if (!lightboxId.success) throw new AppError('record.not-found')
    await sortInto(
      await requireLightbox(principal.agencyId, lightboxId.data as LightboxId, deps),
      { [verb]: [id] },
      curator,
      deps,
    )
    return related
  }
  const [medium] = await deps.library.some(principal.agencyId, [id])
  if (medium === undefined || !isInLibrary(medium)) throw new AppError('record.not-found')
  if (!mayEditMedium(principal, medium)) throw new AppError('auth.forbidden')
  const before = medium[relation] ?? []
  const others = before.filter((label) => label !== fk)
  const labels = verb === 'add' ? [...others, fk] : others
  if (labels.length > Math.max(before.length, maxLabels))
    return refuseField('params.fk', `must be one of at most ${maxLabels} ${relation} of a medium`)
  const edits = labels.length === before.length ? [] : [{ medium, after: { [relation]: labels } }]
  await deps.library.edit(
    edits,
    curator.audit('agent_edited_library', { [relation]: fk, media: edits.length }),
  )
  return related
}
