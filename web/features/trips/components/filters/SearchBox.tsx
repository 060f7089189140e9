import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { Kbd } from '../../../../components/shortcuts/Kbd'
import { useShortcuts } from '../../../../components/shortcuts/shortcut-store'
import styles from './filters.module.css'

const settleMs = 250

interface SearchBoxProps {
  readonly term: string
  readonly onSearch: (term: string) => void
}

/** Searches trips and clients: after a moment or on Enter; Escape takes the search back. */
export function SearchBox({ term, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const shown = typed ?? term
  const latest = useRef(onSearch)
  latest.current = onSearch
  const search = (text: string) => {
    setTyped(undefined)
    if (text !== term) onSearch(text)
  }
  useEffect(() => {
    if (typed === undefined || typed === term) return
    const timer = setTimeout(() => latest.current(typed), settleMs)
    return () => clearTimeout(timer)
  }, [typed, term])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search(shown)
    if (event.key === 'Escape' && shown !== '') {
      event.stopPropagation()
      search('')
    }
  }
  useShortcuts(
    useMemo(
      () => [
        { keys: '/', label: 'Search trips and clients', group: 'Trips', run: () => input.current?.focus() },
        { keys: '↑ ↓', label: 'Move between trips', group: 'Trips' },
        { keys: '→ ←', label: 'Open and close the payments of a trip', group: 'Trips' },
        { keys: 'Enter', label: 'Open the itinerary', group: 'Trips' },
      ],
      [],
    ),
  )
  return (
    <div className={styles.search}>
      <Icon name="search" size={16} />
      <input
        ref={input}
        type="search"
        placeholder="Search trips and clients"
        aria-label="Search trips and clients"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={shown}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => search(shown)}
      />
      {shown === '' ? (
        <Kbd>/</Kbd>
      ) : (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={() => search('')}>
          <Icon name="x" size={14} />
        </button>
      )}
    </div>
  )
}
