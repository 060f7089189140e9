import { attempt, createStore } from '../../../lib/store/create-store'

interface Seen {
  readonly ids: ReadonlySet<string>
}

const key = 'notices-seen'
const store = createStore<Seen>({ ids: new Set(kept()) })

/** The notices that were seen in this browser. */
export const useSeenNotices = store.use

/** Marks the current notices as seen and forgets those that are gone. */
export function markNoticesSeen(ids: readonly string[]): void {
  store.set({ ids: new Set(ids) })
  attempt(() => localStorage.setItem(key, ids.join('\n')), undefined)
}

function kept(): string[] {
  const text = attempt(() => localStorage.getItem(key), null)
  return (text ?? '').split('\n').filter((id) => id !== '')
}
