import { useSyncExternalStore } from 'react'

const moved = 'tembea:moved'
let pathOfTheFile = '/'

/** Says which page is being written to a file, where there is no address. */
export function writePage(path: string): void {
  pathOfTheFile = path
}

const pathNow = (): string => (typeof location === 'undefined' ? pathOfTheFile : location.pathname)

/** The path of the address, also after `goTo` and the browser's own buttons. For the public pages, which carry no router. */
export const usePath = (): string => useSyncExternalStore(subscribe, pathNow, pathNow)

/** Goes to another public page without loading the document again. */
export function goTo(path: string): void {
  history.pushState(null, '', path)
  scrollTo(0, 0)
  dispatchEvent(new Event(moved))
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  addEventListener(moved, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(moved, listener)
  }
}
