import { useSyncExternalStore } from 'react'

const movedEvent = 'tembea:moved'
let pathOfTheFile = '/'

/** Sets the page being prerendered, where there is no address. */
export function writePage(path: string): void {
  pathOfTheFile = path
}

const pathNow = (): string => (typeof location === 'undefined' ? pathOfTheFile : location.pathname)

/**
 * The current path, also after `goTo` and Back or Forward. For the public pages, which have no
 * router.
 */
export const usePath = (): string => useSyncExternalStore(subscribe, pathNow, pathNow)

/**
 * Opens another public page without reloading the document. `state` is kept with its entry of the
 * history.
 */
export function goTo(path: string, state: unknown = null): void {
  history.pushState(state, '', path)
  scrollTo(0, 0)
  dispatchEvent(new Event(movedEvent))
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  addEventListener(movedEvent, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(movedEvent, listener)
  }
}
