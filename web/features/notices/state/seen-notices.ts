import { createStore } from '../../../lib/store/create-store'

interface Seen {
  readonly ids: ReadonlySet<string>
}

const key = 'notices-seen'
const store = createStore<Seen>({ ids: new Set(kept()) })

/** Which notices somebody has looked at in this browser. */
export const useSeenNotices = store.use

/** Those that are there now were looked at; what is gone is forgotten. */
export function markNoticesSeen(ids: readonly string[]): void {
  store.set({ ids: new Set(ids) })
  try {
    localStorage.setItem(key, ids.join('\n'))
  } catch {
    // Without storage they are new again after the next start.
  }
}

function kept(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split('\n').filter((id) => id !== '')
  } catch {
    return []
  }
}
