import { type Tokens, tokens } from '#shared/theme/tokens'
import { createStore } from '../../lib/store/create-store'
import { firstParts, type Parts } from './theme'

/** What the theme is made of. */
interface Look {
  readonly tokens: Tokens
  readonly parts: Parts
}

const look = createStore<Look>({ tokens, parts: firstParts })

/** Puts an agency's tokens in force, on the whole page. */
export function setTokens(next: Tokens): void {
  look.set({ ...look.get(), tokens: next })
  document.documentElement.style.setProperty('--tembea-font', next.fontFamily)
}

/** Says how MUI's parts look from now on. */
export function setParts(parts: Parts): void {
  look.set({ ...look.get(), parts })
}

/** The look in force. */
export const useLook = look.use
