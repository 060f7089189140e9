import type { ClientView } from '#shared/api/client-shapes'

/** What can be edited of a client in place. */
export const clientFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'status',
  'archived',
] as const
export type ClientField = (typeof clientFields)[number]
export type ClientValue = string | boolean

export const fieldLabels: Readonly<Record<ClientField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  status: 'Status',
  archived: 'Archived',
}

export type ClientValues = Readonly<Partial<Record<ClientField, ClientValue>>>

/** Edits of a client that are on their way to the server, and what colleagues did meanwhile. */
export interface ClientEdits {
  /** The client as the server last told it. */
  readonly base: ClientView
  /** What was typed and is not stored, each with the value that it was changed from. */
  readonly pending: Readonly<
    Partial<Record<ClientField, { readonly from: ClientValue; readonly to: ClientValue }>>
  >
  /** Fields that a colleague has changed, too: they wait for a choice. */
  readonly conflicts: readonly ClientField[]
  /** The edits before, latest last, for Undo. */
  readonly steps: readonly {
    readonly field: ClientField
    readonly from: ClientValue
    readonly at: number
  }[]
  /** Why the server refused a field. */
  readonly refused: Readonly<Partial<Record<ClientField, string>>>
}

export const editsOf = (base: ClientView): ClientEdits => ({
  base,
  pending: {},
  conflicts: [],
  steps: [],
  refused: {},
})

/** The value of a field as the server told it. */
export function storedValue(client: ClientView, field: ClientField): ClientValue {
  if (field === 'phone' || field === 'address') return client.contact[field]
  if (field === 'status' || field === 'archived') return client.clientData[field]
  return client[field]
}

/** The value that is shown: what was typed, else what is stored. */
export const shownValue = ({ base, pending }: ClientEdits, field: ClientField): ClientValue =>
  pending[field]?.to ?? storedValue(base, field)

/** Typing in one field within this time is one step to undo. */
const sameStepMs = 3_000

/** Changes a field. `undoing` makes no step of its own. */
export function edit(
  edits: ClientEdits,
  { field, to, at }: { readonly field: ClientField; readonly to: ClientValue; readonly at: number },
): ClientEdits {
  const from = shownValue(edits, field)
  if (from === to) return edits
  const last = edits.steps.at(-1)
  const isSame = last?.field === field && at - last.at < sameStepMs && typeof to === 'string'
  const steps = isSame
    ? [...edits.steps.slice(0, -1), { ...last, at }]
    : [...edits.steps, { field, from, at }]
  return { ...withPending(edits, field, to), steps }
}

/** Takes back the last edit. */
export function undo(edits: ClientEdits): ClientEdits {
  const last = edits.steps.at(-1)
  return last === undefined
    ? edits
    : { ...withPending(edits, last.field, last.from), steps: edits.steps.slice(0, -1) }
}

function withPending(edits: ClientEdits, field: ClientField, to: ClientValue): ClientEdits {
  const storedNow = storedValue(edits.base, field)
  const { [field]: _before, ...others } = edits.pending
  const { [field]: _refused, ...refused } = edits.refused
  const conflicts = edits.conflicts.filter((one) => one !== field)
  const pending = storedNow === to ? others : { ...others, [field]: { from: storedNow, to } }
  return { ...edits, pending, refused, conflicts: storedNow === to ? conflicts : edits.conflicts }
}

/** What is to be sent now: neither what waits for a choice nor what cannot be stored as it is. */
export function valuesToSend({ pending, conflicts, refused }: ClientEdits): ClientValues {
  const ready = clientFields.filter(
    (field) =>
      pending[field] !== undefined && !conflicts.includes(field) && refused[field] === undefined,
  )
  return Object.fromEntries(ready.map((field) => [field, pending[field]?.to ?? '']))
}

/** The body of a patch. */
export function patchOf({ phone, address, ...own }: ClientValues): object {
  const contact = {
    ...(phone === undefined ? {} : { phone }),
    ...(address === undefined ? {} : { address }),
  }
  return { ...own, ...(Object.keys(contact).length === 0 ? {} : { contact }) }
}

/** The server has stored some values; what was typed since stays to be sent. */
export function markStored(edits: ClientEdits, base: ClientView, sent: ClientValues): ClientEdits {
  const rest = clientFields.filter((field) => {
    const typedValue = edits.pending[field]?.to
    return (
      typedValue !== undefined &&
      typedValue !== sent[field] &&
      typedValue !== storedValue(base, field)
    )
  })
  const pending = Object.fromEntries(
    rest.map((field) => [
      field,
      { from: storedValue(base, field), to: edits.pending[field]?.to ?? '' },
    ]),
  )
  return { ...edits, base, pending }
}

/**
 * Lays the edits over the client as a colleague has left it: what only one of the two changed is
 * merged, what both changed to different values becomes a conflict.
 */
export function mergedOver(edits: ClientEdits, base: ClientView): ClientEdits {
  const typedFields = clientFields.filter((field) => {
    const to = edits.pending[field]?.to
    return to !== undefined && to !== storedValue(base, field)
  })
  const conflicts = typedFields.filter(
    (field) =>
      edits.conflicts.includes(field) || storedValue(base, field) !== edits.pending[field]?.from,
  )
  const pending = Object.fromEntries(
    typedFields.map((field) => [
      field,
      { from: storedValue(base, field), to: edits.pending[field]?.to ?? '' },
    ]),
  )
  return { ...edits, base, pending, conflicts }
}

/** A choice between two values of a field: ours is sent, theirs stays. */
export function resolve(
  edits: ClientEdits,
  field: ClientField,
  choice: 'ours' | 'theirs',
): ClientEdits {
  const conflicts = edits.conflicts.filter((one) => one !== field)
  if (choice === 'ours') return { ...edits, conflicts }
  const { [field]: _ours, ...pending } = edits.pending
  return { ...edits, conflicts, pending }
}
