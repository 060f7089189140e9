import Dialog from '@mui/material/Dialog'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../components/icons/Icon'
import { Kbd } from '../../components/shortcuts/Kbd'
import { useDialogEvents } from '../../lib/analytics/use-dialog-events'
import { api } from '../../lib/api/api'
import { failureText } from '../../lib/api/api-error'
import { usePreferredPath } from '../../lib/navigation/trip-path'
import styles from './find-dialog.module.css'
import { type FoundGroup, foundGroups } from './found-groups'

/** 'Find anything': camps, regions, clients and itineraries by name, with the arrows and Enter. */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('')
  const sought = useDebounced(text.trim(), 150)
  const found = useQuery({
    queryKey: ['find', sought],
    queryFn: ({ signal }) => api('GET /api/Info/search', { query: { q: sought }, signal }),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  })
  const groups = sought === '' || found.data === undefined ? [] : foundGroups(found.data)
  const hits = groups.flatMap((group) => group.hits)
  const [marked, setMarked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer starts at its first hit
  useEffect(() => setMarked(0), [found.data])
  const navigate = useNavigate()
  const listId = useId()
  const titleId = useId()
  useDialogEvents(true, 'Find anything')
  const preferred = usePreferredPath()
  const open = (path: string) => {
    onClose()
    void navigate(preferred(path))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined && hits.length > 0) {
      event.preventDefault()
      setMarked((marked + by + hits.length) % hits.length)
    }
    const chosen = hits[marked]
    if (event.key === 'Enter' && chosen !== undefined) open(chosen.path)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { className: styles.paper ?? '' }, container: { className: styles.container ?? '' } }}
    >
      <h2 id={titleId} className="visually-hidden">
        Find anything
      </h2>
      <div className={styles.head}>
        <Icon name="search" size={20} />
        <input
          autoFocus
          className={styles.input}
          role="combobox"
          aria-label="Find anything"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits.length > 0 ? `${listId}-${marked}` : undefined}
          placeholder="Accommodations, regions, clients, itineraries"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Kbd>Esc</Kbd>
      </div>
      <div className={styles.results} id={listId} role="listbox" aria-label="Found">
        <Hits groups={groups} marked={marked} listId={listId} onMark={setMarked} onOpen={open} />
        {found.isError && <p className={styles.note}>{failureText(found.error)}</p>}
        {sought !== '' && found.isSuccess && hits.length === 0 && (
          <p className={styles.note}>Nothing is named “{sought}”. Try fewer letters.</p>
        )}
      </div>
    </Dialog>
  )
}

interface HitsProps {
  readonly groups: readonly FoundGroup[]
  readonly marked: number
  readonly listId: string
  readonly onMark: (index: number) => void
  readonly onOpen: (path: string) => void
}

function Hits({ groups, marked, listId, onMark, onOpen }: HitsProps) {
  let index = -1
  return groups.map(({ name, icon, hits }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options
    <div key={name} role="group" aria-label={name}>
      <p className={styles.kind} aria-hidden="true">
        {name}
      </p>
      {hits.map((hit) => {
        index += 1
        const at = index
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={hit.id}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === marked}
            className={styles.hit}
            onMouseMove={() => onMark(at)}
            onClick={() => onOpen(hit.path)}
          >
            <Icon name={icon} size={17} />
            <span className={styles.label}>{hit.label}</span>
            <span className={styles.more}>{hit.note}</span>
          </div>
        )
      })}
    </div>
  ))
}

function useDebounced<T>(value: T, ms: number): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return late
}
