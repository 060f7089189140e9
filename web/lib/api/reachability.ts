import { createStore } from '../store/create-store'

const reachable = createStore(true)
let probe: ReturnType<typeof setTimeout> | undefined

/**
 * Records whether the server answered. If it didn't, it is asked again, at first every 2 and later
 * every 30 seconds.
 */
export function noteReachable(answered: boolean): void {
  reachable.set(answered)
  if (answered) {
    clearTimeout(probe)
    probe = undefined
  } else if (probe === undefined) askAgain(2_000)
}

/** Also listens to the browser, which often knows first. */
export function watchConnection(): void {
  addEventListener('offline', () => noteReachable(false))
  addEventListener('online', () => {
    if (!reachable.get()) askAgain(0)
  })
}

/**
 * Whether the server is reachable: false once a call can't reach it, true again when it is back.
 */
export const useServerReachable = reachable.use

function askAgain(waitMs: number): void {
  clearTimeout(probe)
  probe = setTimeout(async () => {
    const isAnswered = await fetch('/_api/config?type=agent', { credentials: 'same-origin' }).then(
      (response) => response.status < 500,
      () => false,
    )
    if (isAnswered) noteReachable(true)
    else askAgain(Math.min(Math.max(waitMs, 1_000) * 2, 30_000))
  }, waitMs)
}
