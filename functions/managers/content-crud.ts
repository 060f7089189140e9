import type { AgentPrincipal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { joinWords } from '#shared/format/words'
import { type ContentKind, contentKinds } from '#shared/managers/content-kind'
import { type FlatFields, flattenFields, nestFields } from '#shared/managers/flat-fields'
import { codeSchemas } from './content-kinds'
import { editorIn, type ManagerDeps, refOf } from './manage-content'

type Fields = Readonly<Record<string, unknown>>
interface Call {
  readonly principal: AgentPrincipal
}
interface OfOne extends Call {
  readonly params: { readonly id: string }
}

/** Publishes a new entry. @throws AppError request.invalid where its code is taken or a field is not as it has to be */
export const creating =
  (kind: ContentKind) =>
  async ({ body, principal }: Call & { readonly body: Fields }, deps: ManagerDeps) => {
    const { id: given, ...fields } = body
    const code = codeSchemas[contentKinds[kind]].safeParse(given)
    if (!code.success) refuseField('body.id', code.error.issues[0]?.message ?? 'is invalid')
    const [id, { reader, drafts }] = [code.data, deps.content]
    const ref = refOf({ kind, id })
    const [published, draft] = await Promise.all([reader.published(ref), drafts.get(ref)])
    if (published !== undefined || draft !== undefined) refuseField('body.id', `${id} is taken`)
    return publishFields(kind, { id, changes: flattenFields(fields), principal }, deps)
  }

/** Publishes changes of an entry: fields that are not named stay, those that are null go. */
export const updating =
  (kind: ContentKind) =>
  async ({ params: { id }, body, principal }: OfOne & { readonly body: Fields }, deps: ManagerDeps) => {
    await requirePublished(kind, id, deps)
    const taken = Object.fromEntries(Object.entries(body).filter(([, value]) => value === null))
    return publishFields(kind, { id, changes: { ...flattenFields(body), ...taken }, principal }, deps)
  }

/** Takes what trips may name out of sale: it stays, disabled. @throws AppError record.not-found */
export const removing =
  (kind: 'Camps' | 'Activities' | 'TransitPoints') =>
  async ({ params: { id }, principal }: OfOne, deps: ManagerDeps) => {
    await requirePublished(kind, id, deps)
    await publishFields(kind, { id, changes: { disabled: true }, principal }, deps)
    return { removed: true as const }
  }

const mostNamed = 5

/** Removes a region or country. @throws AppError record.not-found, or request.invalid where something lies in it */
export const removingPlace =
  (kind: 'Regions' | 'Countries') =>
  async ({ params: { id }, principal }: OfOne, deps: ManagerDeps) => {
    const ref = refOf({ kind, id })
    const published = await requirePublished(kind, id, deps)
    const inside = await deps.content.namedBy(ref)
    if (inside.length > 0) {
      const more = inside.length > mostNamed ? [`${inside.length - mostNamed} more`] : []
      refuseField('path.id', `${published.name} is not empty: ${joinWords([...inside.slice(0, mostNamed), ...more])}`)
    }
    const { by, limits, now, audit } = await editorIn(principal, deps)
    await deps.content.withdraw({
      ...{ ref, by, limits, now, edition: deps.makeId('history') },
      audit: audit('agent_published_content', { [ref.kind]: id, removed: true }),
    })
    return { removed: true as const }
  }

async function requirePublished(kind: ContentKind, id: string, { content }: ManagerDeps): Promise<FlatFields> {
  const published = await content.reader.published(refOf({ kind, id }))
  if (published === undefined) throw new AppError('record.not-found')
  return published
}

async function publishFields(
  kind: ContentKind,
  { id, changes, principal }: Call & { readonly id: string; readonly changes: FlatFields },
  deps: ManagerDeps,
) {
  const ref = refOf({ kind, id })
  const { by, limits, now, audit } = await editorIn(principal, deps)
  await deps.content.publish({
    ...{ ref, changes, by, limits, now, edition: deps.makeId('history') },
    audit: audit('agent_published_content', { [ref.kind]: id, fields: Object.keys(changes).length }),
  })
  return { ...nestFields(await requirePublished(kind, id, deps)), id }
}
