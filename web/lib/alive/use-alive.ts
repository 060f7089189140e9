import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a page's file and until it has come alive in the browser; true from then on. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
