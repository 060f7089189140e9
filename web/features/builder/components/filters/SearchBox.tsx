import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { Kbd } from '../../../../components/shortcuts/Kbd'
import { useShortcuts } from '../../../../components/shortcuts/shortcut-store'
import { useBuilder } from '../../state/builder-store'
import { setTerm } from '../../state/search-actions'
import styles from './list-header.module.css'

/** 2 §9. */
const debounceMs = 100

/** Searches accommodations by name: after a moment, on Enter and when left; Escape takes back what was typed. */
export function SearchBox() {
  const term = useBuilder((data) => data.term)
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const before = useRef(term)
  const shown = typed ?? term
  const notify = (text: string) => {
    setTyped(undefined)
    setTerm(text)
  }
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => setTerm(typed), debounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') notify(shown)
    if (event.key !== 'Escape') return
    notify(before.current === shown ? '' : before.current)
    event.stopPropagation()
  }
  useShortcuts(
    useMemo(
      () => [{ keys: '/', label: 'Search accommodations', group: 'Accommodations', run: () => input.current?.focus() }],
      [],
    ),
  )
  return (
    <div className={styles.search}>
      <Icon name="search" size={16} />
      <input
        ref={input}
        type="search"
        placeholder="Search accommodations"
        aria-label="Search accommodations"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={shown}
        onFocus={() => {
          before.current = term
        }}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => notify(shown)}
      />
      {shown === '' ? (
        <Kbd>/</Kbd>
      ) : (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={() => notify('')}>
          <Icon name="x" size={14} />
        </button>
      )}
    </div>
  )
}
