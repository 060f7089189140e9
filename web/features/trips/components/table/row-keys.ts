import type { KeyboardEvent } from 'react'

/** Arrows in the list: up and down move between trips, right opens the payments of a trip, left closes them. */
export function onRowKey(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const { target, currentTarget } = event
  if (!(target instanceof HTMLElement) || !target.matches('[data-trip], [data-toggle]')) return
  const body = target.closest('tbody')
  const toggle = body?.querySelector<HTMLElement>('[data-toggle]')
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const rows = [...currentTarget.tBodies].filter((one) => one.querySelector('[data-trip]') !== null)
    const at = body === null ? -1 : rows.indexOf(body)
    const next = rows[at + (event.key === 'ArrowDown' ? 1 : -1)]
    event.preventDefault()
    next?.querySelector<HTMLElement>('[data-trip]')?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  } else if (event.key === 'ArrowRight' && toggle?.getAttribute('aria-expanded') === 'false') toggle.click()
  else if (event.key === 'ArrowLeft' && toggle?.getAttribute('aria-expanded') === 'true') toggle.click()
}
