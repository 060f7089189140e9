import { keptEdits } from '../../lib/session/private-cache'
import { attempt } from '../../lib/store/create-store'
import { type Edit, type Edits, isEmpty, noEdits } from './trip-edits'

const keyOf = (id: string): string => `${keptEdits}${id}`

/** Where unsaved edits are kept: they survive a reload, a sign-out and an unreachable server. */
export interface EditKeeper {
  read(): Edits
  write(edits: Edits): void
}

type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keeps a trip's edits in this tab's storage, and on the device for when the tab is closed without
 * a connection. Full or disabled storage doesn't prevent editing.
 */
export function editKeeper(id: string, tab: Keeping, device?: Keeping): EditKeeper {
  const places = device === undefined ? [tab] : [tab, device]
  return {
    read: () =>
      attempt(() => editsIn(tab.getItem(keyOf(id)) ?? device?.getItem(keyOf(id)) ?? null), noEdits),
    write: (edits) =>
      attempt(() => {
        for (const place of places) {
          if (isEmpty(edits)) place.removeItem(keyOf(id))
          else place.setItem(keyOf(id), JSON.stringify(edits))
        }
      }, undefined),
  }
}

/** Parses stored edits, dropping anything invalid. */
export function editsIn(text: string | null): Edits {
  if (text === null) return noEdits
  const storedEdits: unknown = JSON.parse(text)
  if (typeof storedEdits !== 'object' || storedEdits === null) return noEdits
  return Object.fromEntries(
    Object.entries(storedEdits).filter((entry): entry is [string, Edit] => isEdit(entry[1])),
  )
}

function isEdit(value: unknown): value is Edit {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
