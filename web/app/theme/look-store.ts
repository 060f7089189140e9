import { type Tokens, tokens } from '#shared/theme/tokens'
import { createStore } from '../../lib/store/create-store'
import { firstParts, type Parts } from './theme'

interface Look {
  readonly tokens: Tokens
  readonly parts: Parts
}

const look = createStore<Look>({ tokens, parts: firstParts })

/** Applies an agency's tokens to the whole page. */
export function setTokens(next: Tokens): void {
  look.set({ ...look.get(), tokens: next })
  document.documentElement.style.setProperty('--tembea-font', next.fontFamily)
}

/** Replaces the styles of MUI's parts. */
export function setParts(parts: Parts): void {
  look.set({ ...look.get(), parts })
}

export const useLook = look.use
