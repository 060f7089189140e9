import type { MergeRecord } from '../data/client-merges/merge-records'
import type { ClientRecord } from '../data/clients/client-records'

/**
 * Both clients as they were before a merge. What was changed of the one who stayed since then is
 * not put back.
 * @param current - the one who stayed, as they are now
 * @param hidden - the version of the one who went
 */
export function partClients(
  { before, merged }: MergeRecord,
  {
    current,
    hidden,
    at,
  }: { readonly current: ClientRecord; readonly hidden: number; readonly at: string },
): { keep: ClientRecord; lose: ClientRecord } {
  const back = <Field extends 'firstName' | 'lastName' | 'email' | 'status' | 'latestUpdate'>(
    field: Field,
  ) =>
    JSON.stringify(current[field]) === JSON.stringify(merged[field])
      ? before.keep[field]
      : current[field]
  const contact = (field: 'phone' | 'address') =>
    current.contact[field] === merged.contact[field]
      ? before.keep.contact[field]
      : current.contact[field]
  const mergedIds = new Set([before.lose.id, ...(before.lose.mergedFrom ?? [])])
  const mergedFrom = (current.mergedFrom ?? []).filter((id) => !mergedIds.has(id))
  const { mergedFrom: _all, ...own } = current
  const keep = {
    ...own,
    firstName: back('firstName'),
    lastName: back('lastName'),
    email: back('email'),
    status: back('status'),
    latestUpdate: back('latestUpdate'),
    contact: { phone: contact('phone'), address: contact('address') },
    version: current.version + 1,
    updatedAt: at,
    ...(mergedFrom.length === 0 ? {} : { mergedFrom }),
  }
  return { keep, lose: { ...before.lose, version: hidden + 1 } }
}
