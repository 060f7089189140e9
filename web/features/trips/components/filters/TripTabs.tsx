import { type KeyboardEvent, useRef } from 'react'
import { type TripTab, tabLabels, tripTabs } from '../../model/trip-view'
import styles from './filters.module.css'

interface TripTabsProps {
  readonly tab: TripTab
  readonly countOf: (tab: TripTab) => number | undefined
  readonly onChange: (tab: TripTab) => void
}

/** Tabs as pills, each with its count: arrows, Home and End move between them. */
export function TripTabs({ tab, countOf, onChange }: TripTabsProps) {
  const box = useRef<HTMLDivElement>(null)
  const go = (to: TripTab) => {
    onChange(to)
    box.current?.querySelector<HTMLElement>(`[data-tab="${to}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(tab, event.key)
    if (next === undefined) return
    event.preventDefault()
    go(next)
  }
  return (
    <div ref={box} className={styles.tabs} role="tablist" aria-label="Which trips" onKeyDown={onKeyDown}>
      {tripTabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          data-tab={one}
          className={styles.tab}
          aria-selected={one === tab}
          aria-controls="trips"
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onChange(one)}
        >
          {tabLabels[one]}
          <span className={`${styles.count} tabular`}>{countOf(one)?.toLocaleString('en-US') ?? ' '}</span>
        </button>
      ))}
    </div>
  )
}

function neighbour(tab: TripTab, key: string): TripTab | undefined {
  const at = tripTabs.indexOf(tab)
  if (key === 'ArrowRight') return tripTabs[(at + 1) % tripTabs.length]
  if (key === 'ArrowLeft') return tripTabs.at(at - 1)
  if (key === 'Home') return tripTabs[0]
  return key === 'End' ? tripTabs.at(-1) : undefined
}
