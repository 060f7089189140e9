import { useSyncExternalStore } from 'react'

let style: string | undefined
const listeners = new Set<() => void>()

/** Gives maps a style of tiles, where one is configured. */
export function setMapStyle(to: string | undefined): void {
  style = to
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** The style of a map of tiles; undefined where the drawn map is all there is. */
export const useMapStyle = (): string | undefined => useSyncExternalStore(subscribe, () => style)
