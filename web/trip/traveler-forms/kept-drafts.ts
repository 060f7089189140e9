import { createStore, del, get, set } from 'idb-keyval'
import type { PartValues } from '#shared/travelers/traveler-parts'
import { travelerDrafts } from '../../lib/session/private-cache'

/** A part of a traveler's form, by `trip/traveler/part`. */
const keptIn = () => createStore(travelerDrafts, 'drafts')

/** What was typed on this device and not stored yet; nothing where the browser keeps nothing. */
export const readDraft = (key: string): Promise<PartValues | undefined> =>
  get<PartValues>(key, keptIn()).catch(() => undefined)

/** Keeps what is typed until it is stored. Where the browser keeps nothing the form goes on without. */
export function keepDraft(key: string, typed: PartValues): void {
  const kept = Object.keys(typed).length === 0 ? del(key, keptIn()) : set(key, typed, keptIn())
  kept.catch(() => undefined)
}
