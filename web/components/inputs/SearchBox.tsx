import OutlinedInput from '@mui/material/OutlinedInput'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../icons/Icon'
import { Kbd } from '../shortcuts/Kbd'
import { useShortcuts } from '../shortcuts/shortcut-store'
import { IconAction } from './IconAction'
import { sayWhenFull } from './say-when-full'

interface SearchBoxProps {
  readonly label: string
  /** The heading for its shortcut in the shortcut list. */
  readonly shortcutGroup: string
  readonly term: string
  readonly onSearch: (term: string) => void
  /** How long to wait after the last keystroke before searching, in milliseconds. */
  readonly settleMs: number
}

/**
 * Searches after a pause, on Enter and on blur. Escape first reverts what was typed, then clears
 * the box. The / key focuses it.
 */
export function SearchBox({ label, shortcutGroup, term, onSearch, settleMs }: SearchBoxProps) {
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const before = useRef(term)
  const latest = useRef(onSearch)
  latest.current = onSearch
  const shownText = typed ?? term
  const search = (text: string) => {
    setTyped(undefined)
    if (text !== term) onSearch(text)
  }
  useEffect(() => {
    if (typed === undefined || typed === term) return
    const timer = setTimeout(() => latest.current(typed), settleMs)
    return () => clearTimeout(timer)
  }, [typed, term, settleMs])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search(shownText)
    if (event.key !== 'Escape' || shownText === '') return
    event.stopPropagation()
    search(before.current === shownText ? '' : before.current)
  }
  useShortcuts(
    useMemo(
      () => [{ keys: '/', label, group: shortcutGroup, run: () => input.current?.focus() }],
      [label, shortcutGroup],
    ),
  )
  return (
    <OutlinedInput
      size="small"
      type="search"
      placeholder={label}
      autoComplete="off"
      inputRef={input}
      inputProps={{ 'aria-label': label, maxLength: 100, spellCheck: false, onInput: sayWhenFull }}
      value={shownText}
      onFocus={() => {
        before.current = term
      }}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => search(shownText)}
      startAdornment={<Icon name="search" size={16} />}
      endAdornment={
        shownText === '' ? (
          <Kbd>/</Kbd>
        ) : (
          <IconAction
            icon="x"
            iconSize={14}
            label="Clear search"
            size="small"
            sx={clear}
            onClick={() => search('')}
          />
        )
      }
      sx={look}
    />
  )
}

const look = {
  flex: '0 1 234px',
  minWidth: 130,
  '& input::-webkit-search-cancel-button': { display: 'none' },
}
const clear = { width: 22, height: 22, borderRadius: '11px', color: 'inherit' }
