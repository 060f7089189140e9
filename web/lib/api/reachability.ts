import { createStore } from '../store/create-store'

const reachable = createStore(true)
let probe: ReturnType<typeof setTimeout> | undefined

/** Notes whether the server answered. While it does not, it is asked again, from every 2 to every 30 seconds. */
export function noteReachable(answered: boolean): void {
  reachable.set(answered)
  if (answered) {
    clearTimeout(probe)
    probe = undefined
  } else if (probe === undefined) askAgain(2_000)
}

/** Hears of it from the browser too, which often knows first. */
export function watchConnection(): void {
  addEventListener('offline', () => noteReachable(false))
  addEventListener('online', () => {
    if (!reachable.get()) askAgain(0)
  })
}

/** Whether the server answers. Turns false when a call cannot reach it, and true by itself when it is back. */
export const useServerReachable = reachable.use

function askAgain(waitMs: number): void {
  clearTimeout(probe)
  probe = setTimeout(async () => {
    const answered = await fetch('/_api/config?type=agent', { credentials: 'same-origin' }).then(
      (response) => response.status < 500,
      () => false,
    )
    if (answered) noteReachable(true)
    else askAgain(Math.min(Math.max(waitMs, 1_000) * 2, 30_000))
  }, waitMs)
}
