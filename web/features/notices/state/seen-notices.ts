import { attempt, createStore } from '../../../lib/store/create-store'

interface KeptIds {
  readonly ids: ReadonlySet<string>
}

/** Ids of notices that this browser keeps under a key. */
function keepIds(key: string) {
  const text = attempt(() => localStorage.getItem(key), null) ?? ''
  const store = createStore<KeptIds>({ ids: new Set(text.split('\n').filter((id) => id !== '')) })
  return {
    ...store,
    keep(ids: readonly string[]): void {
      store.set({ ids: new Set(ids) })
      attempt(() => localStorage.setItem(key, ids.join('\n')), undefined)
    },
  }
}

const seen = keepIds('notices-seen')
const read = keepIds('notices-read')

/** The notices that were shown in this browser: the bell counts the others. */
export const useSeenNotices = seen.use

/** Marks the current notices as seen and forgets those that are gone. */
export const markNoticesSeen = seen.keep

/** The notices that were opened or marked as read in this browser. */
export const useReadNotices = read.use

interface Marking {
  readonly isRead: boolean
  /** All notices there are now: others are forgotten. */
  readonly current: readonly { readonly id: string }[]
}

/** Marks notices as read, or as unread. */
export function markNotices(ids: readonly string[], { isRead, current }: Marking): void {
  const { ids: before } = read.get()
  const isNowRead = (id: string) => (ids.includes(id) ? isRead : before.has(id))
  read.keep(current.map(({ id }) => id).filter(isNowRead))
}
