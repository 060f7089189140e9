import { useSyncExternalStore } from 'react'
import { attempt, createStore } from '../../lib/store/create-store'

/** Pages that need the whole width keep a choice of their own. */
type Choices = Readonly<Partial<Record<'wide' | 'other', 'open' | 'icons'>>>

const key = 'side-bar'
const store = createStore<Choices>(kept())

/** Whether the side bar shows its words: as the user chose for this kind of page, else where there is room for them. */
export function useSideBar(isWide: boolean): { readonly isOpen: boolean; readonly toggle: () => void } {
  const choices = store.use()
  const hasRoom = useSyncExternalStore(watchWidth, () => roomy().matches)
  const kind = isWide ? 'wide' : 'other'
  const isOpen = (choices[kind] ?? (hasRoom && !isWide ? 'open' : 'icons')) === 'open'
  const toggle = () => {
    store.set({ ...choices, [kind]: isOpen ? 'icons' : 'open' })
    attempt(() => localStorage.setItem(key, JSON.stringify(store.get())), undefined)
  }
  return { isOpen, toggle }
}

const roomy = () => matchMedia('(min-width: 1240px)')

function watchWidth(onChange: () => void): () => void {
  const media = roomy()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

function kept(): Choices {
  const found: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? '{}'), {})
  return typeof found === 'object' && found !== null ? found : {}
}
