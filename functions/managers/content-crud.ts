import type { AgentPrincipal } from '#shared/access/principal'
import { type CrudKind, codeFields, codeIn } from '#shared/api/content-bodies'
import { AppError, isAppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { joinWords } from '#shared/format/words'
import { ownValue } from '#shared/ids/own-value'
import { type ContentKind, contentKinds } from '#shared/managers/content-kind'
import { type FlatFields, flattenFields, nestFields } from '#shared/managers/flat-fields'
import { codeSchemas } from './content-kinds'
import { editorIn, type ManagerDeps, refOf } from './manage-content'
import type { FieldProblem } from './read-content'
import { type Fields, fillNew, settleFields } from './settle-content'

interface Call {
  readonly principal: AgentPrincipal
}
interface OfOne extends Call {
  readonly params: { readonly id: string }
}

/**
 * Publishes a new entry (2 §7.5): its code and the fields of 2 §3; what is missing comes from its
 * region and country.
 * @param usual - what else of a kind does not have to be said
 * @throws AppError request.invalid where its code is taken or a field is not as it has to be
 */
export const creating =
  (kind: CrudKind, usual: (body: Fields) => Fields = () => ({})) =>
  async ({ body, principal }: Call & { readonly body: Fields }, deps: ManagerDeps) => {
    const codeField = `body.${body.id === undefined ? codeFields[kind] : 'id'}`
    const code = codeSchemas[contentKinds[kind]].safeParse(codeIn(kind, body))
    if (!code.success) refuseField(codeField, code.error.issues[0]?.message ?? 'is invalid')
    const [id, { reader, drafts }] = [code.data, deps.content]
    const ref = refOf({ kind, id })
    const [published, draft] = await Promise.all([reader.published(ref), drafts.get(ref)])
    if (published !== undefined || draft !== undefined) refuseField(codeField, `${id} is taken`)
    const filledBody = await fillNew(
      kind,
      { code: id, body: { ...usual(body), ...body } },
      reader.catalogue,
    )
    const fields = await settleFields(kind, { body: filledBody, before: {} }, reader.catalogue)
    return publishBody(kind, { id, changes: flattenFields(fields), principal }, deps)
  }

/**
 * Publishes changes of an entry (2 §7.5): fields that are not named stay, those that are null go,
 * with all that is in them.
 */
export const updating =
  (kind: CrudKind) =>
  async (
    { params: { id }, body, principal }: OfOne & { readonly body: Fields },
    deps: ManagerDeps,
  ) => {
    const before = await requirePublished(kind, id, deps)
    if ((codeIn(kind, body) ?? id) !== id)
      refuseField(`body.${codeFields[kind]}`, `must be ${id}, or left out`)
    const fields = await settleFields(kind, { body, before }, deps.content.reader.catalogue)
    const takenFields = Object.keys(before).filter((field) => isTaken(fields, field.split('.')))
    const changes = {
      ...flattenFields(fields),
      ...Object.fromEntries(takenFields.map((field) => [field, null])),
    }
    return publishBody(kind, { id, changes, principal }, deps)
  }

/** Whether a value is null somewhere on the way to a field. */
function isTaken(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (value === null) return true
  if (name === undefined || typeof value !== 'object') return false
  return isTaken(ownValue(value as Fields, name), rest)
}

/** Takes what trips may name out of sale: it stays, disabled. @throws AppError record.not-found */
export const removing =
  (kind: 'Camps' | 'Activities' | 'TransitPoints') =>
  async ({ params: { id }, principal }: OfOne, deps: ManagerDeps) => {
    await requirePublished(kind, id, deps)
    await publishFields(kind, { id, changes: { disabled: true }, principal }, deps)
    return { removed: true as const }
  }

const maxNamed = 5

/**
 * Removes a region or country.
 * @throws AppError record.not-found, or request.invalid where something lies in it
 */
export const removingPlace =
  (kind: 'Regions' | 'Countries') =>
  async ({ params: { id }, principal }: OfOne, deps: ManagerDeps) => {
    const ref = refOf({ kind, id })
    const publishedPlace = await requirePublished(kind, id, deps)
    const inside = await deps.content.namedBy(ref)
    if (inside.length > 0) {
      const more = inside.length > maxNamed ? [`${inside.length - maxNamed} more`] : []
      refuseField(
        'path.id',
        `${publishedPlace.name} is not empty: ${joinWords([...inside.slice(0, maxNamed), ...more])}`,
      )
    }
    const { by, limits, now, audit } = await editorIn(principal, deps)
    await deps.content.withdraw({
      ref,
      by,
      limits,
      now,
      edition: deps.makeId('history'),
      audit: audit('agent_published_content', { [ref.kind]: id, removed: true }),
    })
    return { removed: true as const }
  }

async function requirePublished(
  kind: ContentKind,
  id: string,
  { content }: ManagerDeps,
): Promise<FlatFields> {
  const publishedFields = await content.reader.published(refOf({ kind, id }))
  if (publishedFields === undefined) throw new AppError('record.not-found')
  return publishedFields
}

interface Publishing extends Call {
  readonly id: string
  readonly changes: FlatFields
}

/** Publishes fields of a body, and names them as the body has them. */
async function publishBody(kind: CrudKind, about: Publishing, deps: ManagerDeps) {
  try {
    await publishFields(kind, about, deps)
  } catch (error) {
    const fields = isAppError(error, 'request.invalid') ? error.facts.fields : undefined
    if (!Array.isArray(fields)) throw error
    throw new AppError('request.invalid', {
      fields: fields.map((problem: FieldProblem) => ({
        ...problem,
        field: `body.${problem.field}`,
      })),
    })
  }
  const { id } = about
  return { ...nestFields(await requirePublished(kind, id, deps)), id, [codeFields[kind]]: id }
}

async function publishFields(
  kind: ContentKind,
  { id, changes, principal }: Publishing,
  deps: ManagerDeps,
) {
  const ref = refOf({ kind, id })
  const { by, limits, now, audit } = await editorIn(principal, deps)
  const edition = deps.makeId('history')
  const entry = audit('agent_published_content', {
    [ref.kind]: id,
    fields: Object.keys(changes).length,
  })
  await deps.content.publish({ ref, changes, by, limits, now, edition, audit: entry })
}
