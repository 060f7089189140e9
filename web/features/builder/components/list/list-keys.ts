import type { KeyboardEvent } from 'react'

/** Keys of the list: up and down move between accommodations, `p` pins the focused one. */
export function onListKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event
  if (!(target instanceof HTMLElement) || target.matches('input, select, textarea')) return
  if (key === 'p' && !event.ctrlKey && !event.metaKey) {
    event.preventDefault()
    target.closest('article')?.querySelector<HTMLElement>('[data-pin]')?.click()
    return
  }
  const by = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (by === undefined || !target.matches('[data-view]')) return
  event.preventDefault()
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('[data-view]')]
  const next = buttons[buttons.indexOf(target) + by]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'center' })
}
