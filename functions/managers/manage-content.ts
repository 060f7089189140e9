import type { AgentPrincipal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { ownValue } from '#shared/ids/own-value'
import { type ContentKind, contentKinds } from '#shared/managers/content-kind'
import type { FieldChange, FlatFields } from '#shared/managers/flat-fields'
import type { ContentRef } from '../data/managers/draft-store'
import { agencyStore } from '../data/people/agency-store'
import { whoActs } from '../data/people/who-acts'
import type { Deps } from '../runtime/use-case'
import { nameFields } from './content-kinds'
import { contentPublisher } from './publish-content'
import { checkContent } from './read-content'

/** What the routes of content managers reach. */
export const managerMakers = { content: contentPublisher, agencies: agencyStore }
export type ManagerDeps = Deps<typeof managerMakers>

export const refOf = ({ kind, id }: { readonly kind: ContentKind; readonly id: string }): ContentRef => ({
  kind: contentKinds[kind],
  code: id,
})

/** Who edits, when, and the entry of the audit trail that says so. */
export async function editorIn(principal: AgentPrincipal, deps: ManagerDeps) {
  const { by, audit } = await whoActs(principal, deps)
  return { by: { id: by.id, name: by.name, agencyId: principal.agencyId }, now: deps.clock.now(), audit }
}
type EditorIn = Awaited<ReturnType<typeof editorIn>>

/** An entry as its editor shows it. @throws AppError record.not-found for what is neither published nor drafted */
export async function viewOf(
  kind: ContentKind,
  id: string,
  { content: { reader, drafts } }: Pick<ManagerDeps, 'content'>,
) {
  const ref = refOf({ kind, id })
  const [published, found, history] = await Promise.all([reader.published(ref), drafts.get(ref), drafts.history(ref)])
  const draft = found !== undefined && (found.changes > 0 || published === undefined) ? found : null
  if (published === undefined && draft === null) throw new AppError('record.not-found')
  const fields = { ...published, ...valuesOf(draft?.fields) }
  const { problems } = draft === null ? { problems: [] } : await checkContent(ref, fields, reader.catalogue)
  return {
    ...{ kind, code: id, name: nameIn(ref)(fields), fields: published ?? {}, draft },
    ...{ problems: [...problems], version: history[0]?.version ?? 0, history },
  }
}

/**
 * Merges changes into the draft of an entry.
 * @throws AppError record.not-found where there is none, or request.invalid where a new one is there already
 */
export async function editContentOf(
  ref: ContentRef,
  { changes, isNew }: { readonly changes: readonly FieldChange[]; readonly isNew: boolean },
  { by, now }: EditorIn,
  { content: { reader, drafts } }: ManagerDeps,
) {
  const [published, draft] = await Promise.all([reader.published(ref), drafts.get(ref)])
  const isThere = published !== undefined || draft !== undefined
  if (isNew && isThere) refuseField('path.id', `${ref.code} is taken`)
  if (!isNew && !isThere) throw new AppError('record.not-found')
  return drafts.edit(ref, { changes, published, nameOf: nameIn(ref), by, now })
}

export const nameIn =
  ({ kind, code }: ContentRef) =>
  (fields: FlatFields): string =>
    String(ownValue(fields, nameFields[kind]) ?? '') || code

/** The values of a draft's fields. */
export const valuesOf = (fields: Readonly<Record<string, { readonly value: unknown }>> = {}): FlatFields =>
  Object.fromEntries(Object.entries(fields).map(([field, { value }]) => [field, value]))
