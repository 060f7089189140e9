import type { AgentPrincipal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { ownValue } from '#shared/ids/own-value'
import { type ContentKind, contentKinds } from '#shared/managers/content-kind'
import type { FieldChange, FlatFields } from '#shared/managers/flat-fields'
import type { ContentRef, Draft } from '../data/managers/draft-store'
import { agencyStore } from '../data/people/agency-store'
import { whoActs } from '../data/people/who-acts'
import type { Deps } from '../runtime/use-case'
import { nameFields } from './content-kinds'
import { isReviewed, type Limits, limitsOf, mayKeep, requireKept } from './keeping'
import { contentPublisher } from './publish-content'
import { checkContent } from './read-content'

/** What the routes of content managers reach. */
export const managerMakers = { content: contentPublisher, agencies: agencyStore }
export type ManagerDeps = Deps<typeof managerMakers>

export const refOf = ({
  kind,
  id,
}: {
  readonly kind: ContentKind
  readonly id: string
}): ContentRef => ({
  kind: contentKinds[kind],
  code: id,
})

/** Who edits within which limits, when, and the entry of the audit trail that says so. */
export async function editorIn(principal: AgentPrincipal, deps: ManagerDeps) {
  const { by, audit, caller } = await whoActs(principal, deps)
  const limits = await limitsOf(principal, caller, deps.agencies)
  return {
    by: { id: by.id, name: by.name, agencyId: principal.agencyId },
    now: deps.clock.now(),
    audit,
    limits,
  }
}
export type EditorIn = Awaited<ReturnType<typeof editorIn>>

/**
 * An entry as its editor shows it, with what they may do with it.
 * @throws AppError record.not-found for what is neither published nor drafted
 */
export async function viewOf(
  kind: ContentKind,
  id: string,
  { content: { reader, drafts } }: Pick<ManagerDeps, 'content'>,
  limits: Limits,
) {
  const ref = refOf({ kind, id })
  const [published, found, history] = await Promise.all([
    reader.published(ref),
    drafts.get(ref),
    drafts.history(ref),
  ])
  const draft = found !== undefined && (found.changes > 0 || published === undefined) ? found : null
  if (published === undefined && draft === null) throw new AppError('record.not-found')
  const fields = { ...published, ...valuesOf(draft?.fields) }
  const isKept = await mayKeep(limits, ref, [published ?? {}, fields], reader.catalogue)
  const { problems } =
    draft === null ? { problems: [] } : await checkContent(ref, fields, reader.catalogue)
  return {
    kind,
    code: id,
    name: nameIn(ref)(fields),
    fields: published ?? {},
    draft,
    may: isKept
      ? isReviewed(limits)
        ? ('draft' as const)
        : ('publish' as const)
      : ('read' as const),
    problems: [...problems],
    version: history[0]?.version ?? 0,
    history,
  }
}

/**
 * Merges changes into the draft of an entry.
 * @throws AppError record.not-found where there is none, request.invalid where a new one is there
 * already, or content.not-yours
 */
export async function editContentOf(
  ref: ContentRef,
  { changes, isNew }: { readonly changes: readonly FieldChange[]; readonly isNew: boolean },
  { by, now, limits }: Pick<EditorIn, 'by' | 'now' | 'limits'>,
  { content: { reader, drafts } }: ManagerDeps,
) {
  const [published, draft] = await Promise.all([reader.published(ref), drafts.get(ref)])
  const isThere = published !== undefined || draft !== undefined
  if (isNew && isThere) refuseField('path.id', `${ref.code} is taken`)
  if (!isNew && !isThere) throw new AppError('record.not-found')
  const before = { ...published, ...valuesOf(draft?.fields) }
  const after = { ...before, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) }
  await requireKept(limits, ref, [published ?? {}, before, after], reader.catalogue)
  return drafts.edit(ref, {
    changes,
    published,
    nameOf: nameIn(ref),
    by,
    keepsPlan: !isReviewed(limits),
    now,
  })
}

export const nameIn =
  ({ kind, code }: ContentRef) =>
  (fields: FlatFields): string =>
    String(ownValue(fields, nameFields[kind]) ?? '') || code

/** The values of a draft's fields. */
export const valuesOf = (
  fields: Readonly<Record<string, { readonly value: unknown }>> = {},
): FlatFields =>
  Object.fromEntries(Object.entries(fields).map(([field, { value }]) => [field, value]))

/**
 * @throws AppError content.not-yours where others keep the entry as it is published or as it is
 * drafted
 */
export async function requireKeptDraft(
  draft: Draft,
  limits: Limits,
  { content: { reader } }: Pick<ManagerDeps, 'content'>,
) {
  const publishedFields = await reader.published(draft)
  const draftFields = { ...publishedFields, ...valuesOf(draft.fields) }
  await requireKept(limits, draft, [publishedFields ?? {}, draftFields], reader.catalogue)
}
