import { useSyncExternalStore } from 'react'
import { type Tokens, tokens } from './tokens'

let current: Tokens = tokens
const listeners = new Set<() => void>()

/** Puts an agency's tokens in force, on the whole page. */
export function setTokens(next: Tokens): void {
  current = next
  document.documentElement.style.setProperty('--tembea-font', next.fontFamily)
  for (const listener of listeners) listener()
}

/** The tokens in force. */
export const useTokens = (): Tokens => useSyncExternalStore(subscribe, () => current)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
