import { type Shortcut, useShortcuts } from '../../../components/shortcuts/shortcut-store'

const inTheList: readonly Shortcut[] = [
  { keys: 'ArrowUp+ArrowDown', label: 'Move between accommodations', group: 'Accommodations' },
  { keys: 'p', label: 'Pin or unpin the selected accommodation', group: 'Accommodations' },
]
const inCalendars: readonly Shortcut[] = [
  { keys: 'ArrowLeft+ArrowRight', label: 'Move by day', group: 'Calendar' },
  { keys: 'ArrowUp+ArrowDown', label: 'Move by week', group: 'Calendar' },
  { keys: 'PageUp+PageDown', label: 'Move by month', group: 'Calendar' },
  { keys: ' ', label: 'Select day', group: 'Calendar' },
]
const everywhere = [...inTheList, ...inCalendars]

/** Lists the builder's keys under `?`; the lists and calendars handle them themselves. */
export function useBuilderShortcuts(page: 'list' | 'details'): void {
  useShortcuts(page === 'list' ? everywhere : inCalendars)
}
