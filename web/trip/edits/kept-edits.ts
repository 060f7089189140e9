import { attempt } from '../../lib/store/create-store'
import { type Edit, type Edits, isEmpty, noEdits } from './trip-edits'

const keyOf = (id: string): string => `tembea.itinerary-edits.${id}`

/** Where unsaved edits are kept: they survive a reload, a sign-out and an unreachable server. */
export interface EditKeeper {
  read(): Edits
  write(edits: Edits): void
}

/** Keeps a trip's edits in this tab's storage. Full or disabled storage doesn't prevent editing. */
export function editKeeper(id: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): EditKeeper {
  return {
    read: () => attempt(() => editsIn(storage.getItem(keyOf(id))), noEdits),
    write: (edits) =>
      attempt(() => {
        if (isEmpty(edits)) storage.removeItem(keyOf(id))
        else storage.setItem(keyOf(id), JSON.stringify(edits))
      }, undefined),
  }
}

/** Parses stored edits, dropping anything invalid. */
export function editsIn(text: string | null): Edits {
  if (text === null) return noEdits
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null) return noEdits
  return Object.fromEntries(Object.entries(parsed).filter((entry): entry is [string, Edit] => isEdit(entry[1])))
}

function isEdit(value: unknown): value is Edit {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
