import { awakeEvent } from './awake-event'
import { keepEarlyDeeds } from './early-deeds'

/** What says that somebody is there. Focus does not: a field may take it by itself. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'input', 'wheel', 'scroll'] as const

/** How long a page rests before the app's files are fetched for when it is touched. */
const restMs = 3_000

interface App {
  /** Loads and starts it. */
  readonly load: () => unknown
  /** Fetches its files, at the lowest priority. */
  readonly fetch: () => void
}

/**
 * Starts the app of a page that was rendered before at the first touch, and gives it what was typed
 * and pressed until it is there. Until then the page is read without it, and its links are links.
 */
export function wakeAtTouch({ load, fetch }: App): void {
  const giveBack = keepEarlyDeeds()
  document.addEventListener(awakeEvent, giveBack, { once: true })
  const resting = setTimeout(fetch, restMs)
  const wake = () => {
    clearTimeout(resting)
    for (const kind of touches) removeEventListener(kind, wakeBy, true)
    load()
  }
  const wakeBy = (event: Event) => {
    if (!isOfThePage(event)) wake()
  }
  for (const kind of touches) addEventListener(kind, wakeBy, { capture: true, passive: true })
  if (hasSomethingToSay()) wake()
}

/** A page that is laid out under a pointer at rest moves, and browsers say that the pointer does. */
const isOfThePage = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0

/** Somebody is signed in, or comes with a note from another page or by an address that says more. */
const hasSomethingToSay = (): boolean =>
  document.cookie !== '' || sessionStorage.length > 0 || `${location.search}${location.hash}` !== ''
