import { createStore } from '../../lib/store/create-store'
import { type Tokens, tokens } from './tokens'

const current = createStore<Tokens>(tokens)

/** Puts an agency's tokens in force, on the whole page. */
export function setTokens(next: Tokens): void {
  current.set(next)
  document.documentElement.style.setProperty('--tembea-font', next.fontFamily)
}

/** The tokens in force. */
export const useTokens = current.use
