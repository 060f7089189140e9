import Button from '@mui/material/Button'
import { type KeyboardEvent, useId, useState } from 'react'
import styles from './editable-words.module.css'

/** Longest text that the server takes. */
const longest = 2_000

interface WordsFormProps {
  /** The stay that they are of. */
  readonly name: string
  readonly given: string
  /** With the words to keep; undefined keeps those that were there. */
  readonly onDone: (words: string | undefined) => void
}

/** The words of a stay while they are written. */
export function WordsForm({ name, given, onDone }: WordsFormProps) {
  const id = useId()
  const [typed, setTyped] = useState(given)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone(undefined)
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onDone(typed.trim())
    else return
    event.stopPropagation()
  }
  return (
    <div className={styles.form}>
      <label className="visually-hidden" htmlFor={id}>
        Words for {name}
      </label>
      <textarea
        id={id}
        className={styles.field}
        // biome-ignore lint/a11y/noAutofocus: the agent just asked to type here
        autoFocus
        dir="auto"
        rows={6}
        maxLength={longest}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.actions}>
        <span className="tabular">
          {typed.length.toLocaleString('en-US')} of {longest.toLocaleString('en-US')}, an empty line begins a paragraph
        </span>
        <Button size="xsmall" variant="text" onClick={() => onDone(undefined)}>
          Cancel
        </Button>
        <Button size="xsmall" onClick={() => onDone(typed.trim())}>
          Keep these words
        </Button>
      </div>
    </div>
  )
}
