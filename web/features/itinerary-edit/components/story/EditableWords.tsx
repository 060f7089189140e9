import Button from '@mui/material/Button'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { segmentName } from '../../model/segment-words'
import type { StayWords } from '../../model/story'
import type { TripSegment } from '../../model/trip'
import { segmentFieldPath } from '../../model/trip-edits'
import { useTripTools } from '../../state/trip-tools'
import styles from './editable-words.module.css'
import { StoryWords } from './StoryWords'

/** Longest text that the server takes. */
const longest = 2_000

interface EditableWordsProps {
  readonly stay: TripSegment
  readonly words: StayWords
}

/** The words of a stay, changed where they stand. Without the agent's own, the camp's are told. */
export function EditableWords({ stay, words }: EditableWordsProps) {
  const { editor, permissionOf } = useTripTools()
  const [typed, setTyped] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const name = segmentName(stay)
  const given = words.paragraphs.join('\n\n')
  const finish = (next: string | undefined) => {
    setTyped(undefined)
    requestAnimationFrame(() => button.current?.focus())
    if (next === undefined || next === given) return
    editor.edit({ [segmentFieldPath(stay.id, 'description')]: next === '' ? null : next })
  }
  if (typed === undefined) {
    return (
      <div className={styles.told}>
        <StoryWords words={words} />
        {permissionOf(stay).details && (
          <p className={styles.tools}>
            <button ref={button} type="button" className={styles.change} onClick={() => setTyped(given)}>
              <Icon name="pen-line" size={14} />
              {words.isOwn ? 'Change your words' : 'Write your own words'}
              <span className="visually-hidden"> for {name}</span>
            </button>
            {words.isOwn && (
              <button type="button" className={styles.change} onClick={() => finish('')}>
                Back to the camp’s
                <span className="visually-hidden"> words for {name}</span>
              </button>
            )}
          </p>
        )}
      </div>
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') finish(undefined)
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) finish(typed.trim())
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
        <Button size="xsmall" variant="text" onClick={() => finish(undefined)}>
          Cancel
        </Button>
        <Button size="xsmall" onClick={() => finish(typed.trim())}>
          Keep these words
        </Button>
      </div>
    </div>
  )
}
