import { useSyncExternalStore } from 'react'

let isReachable = true
const listeners = new Set<() => void>()
let probe: ReturnType<typeof setTimeout> | undefined

/** Notes whether the server answered. While it does not, it is asked again, from every 2 to every 30 seconds. */
export function noteReachable(answered: boolean): void {
  if (answered !== isReachable) {
    isReachable = answered
    for (const listener of listeners) listener()
  }
  if (answered) clearTimeout(probe)
  else if (probe === undefined) askAgain(2_000)
  if (answered) probe = undefined
}

/** Whether the server answers. Turns false when a call cannot reach it, and true by itself when it is back. */
export function useServerReachable(): boolean {
  return useSyncExternalStore(subscribe, () => isReachable)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function askAgain(waitMs: number): void {
  probe = setTimeout(async () => {
    const answered = await fetch('/_api/config?type=agent', { credentials: 'same-origin' }).then(
      (response) => response.status < 500,
      () => false,
    )
    if (answered) noteReachable(true)
    else askAgain(Math.min(waitMs * 2, 30_000))
  }, waitMs)
}
