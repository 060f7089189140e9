import Button from '@mui/material/Button'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Icon } from '../../../components/icons/Icon'
import { Kbd } from '../../../components/shortcuts/Kbd'
import { mostText } from '../model/most-text'
import styles from './messages.module.css'

interface ComposerProps {
  readonly name: string
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onSend: (text: string) => void
}

/** Writes a message: Ctrl or Command with Enter sends it, Enter alone is a new line. */
export function Composer({ name, text, onChange, onSend }: ComposerProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const left = mostText - text.length
  const canSend = text.trim() !== ''
  const send = () => {
    if (!canSend) return
    onSend(text.trim())
    onChange('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        Message to {name}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={2}
        maxLength={mostText}
        placeholder={`Write to ${name}`}
        value={text}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.foot}>
        <span className={styles.hint}>
          {left < 500 ? (
            <span className="tabular">{left} characters left</span>
          ) : (
            <>
              <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> sends it
            </>
          )}
        </span>
        <Button type="submit" size="small" disabled={!canSend} startIcon={<Icon name="send" size={16} />}>
          Send
        </Button>
      </div>
    </form>
  )
}
