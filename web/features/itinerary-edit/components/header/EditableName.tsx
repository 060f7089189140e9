import IconButton from '@mui/material/IconButton'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import styles from './trip-header.module.css'

interface EditableNameProps {
  readonly name: string
  readonly isReadOnly: boolean
  readonly onRename: (name: string) => void
}

/** Longest name that the server takes. */
const longest = 200

/** The name as the page's heading; the pencil turns it into a field. Enter and leaving keep it, Escape does not. */
export function EditableName({ name, isReadOnly, onRename }: EditableNameProps) {
  const [typed, setTyped] = useState<string>()
  const pencil = useRef<HTMLButtonElement>(null)
  const finish = (isKept: boolean) => {
    const next = typed?.trim()
    setTyped(undefined)
    if (isKept && next !== undefined && next !== '' && next !== name) onRename(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.stopPropagation()
    finish(event.key === 'Enter')
    requestAnimationFrame(() => pencil.current?.focus())
  }
  if (typed !== undefined) {
    return (
      <h1 className={styles.name}>
        <input
          className={styles.nameField}
          aria-label="Name of the itinerary"
          // biome-ignore lint/a11y/noAutofocus: the agent just asked to type here
          autoFocus
          maxLength={longest}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => finish(true)}
          onKeyDown={onKeyDown}
        />
      </h1>
    )
  }
  return (
    <h1 className={styles.name}>
      <span className={styles.nameText} title={name}>
        {name}
      </span>
      {!isReadOnly && (
        <IconButton ref={pencil} size="small" color="inherit" aria-label="Rename" onClick={() => setTyped(name)}>
          <Icon name="pencil" size={15} />
        </IconButton>
      )}
    </h1>
  )
}
