import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a page is rendered to a file and until it is hydrated, true afterwards. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
