import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Icon } from '../../../components/icons/Icon'
import { inRow, insetLine, radius } from '../../../components/looks/looks'
import { Kbd } from '../../../components/shortcuts/Kbd'
import { maxText } from '../model/thread'

interface ComposerProps {
  readonly name: string
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onSend: (text: string) => void
}

/** Writes a message: Ctrl or Command with Enter sends it, Enter alone starts a new line. */
export function Composer({ name, text, onChange, onSend }: ComposerProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const charactersLeft = maxText - text.length
  const canSend = text.trim() !== ''
  const send = () => {
    if (!canSend) return
    onSend(text.trim())
    onChange('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
      return
    event.preventDefault()
    send()
  }
  return (
    <Box
      component="form"
      sx={{
        mt: 1,
        borderRadius: radius.field,
        boxShadow: insetLine('ground-line2'),
        transition: 'box-shadow var(--mui-pace-hover) var(--mui-pace-ease)',
        '&:hover': { boxShadow: insetLine('ground-field') },
        '&:focus-within': {
          boxShadow:
            'inset 0 0 0 2px var(--mui-palette-forest-600), 0 0 0 4px var(--mui-palette-forest-100)',
        },
        '& textarea': {
          typography: 'body1',
          display: 'block',
          width: 1,
          minHeight: 60,
          maxHeight: 220,
          p: '10px 12px 4px',
          border: 0,
          outline: 0,
          resize: 'none',
          background: 'none',
          fieldSizing: 'content',
        },
        '& textarea::placeholder': { color: 'ink.note', opacity: 1 },
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        '@media print': { display: 'none' },
      }}
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
        maxLength={maxText}
        placeholder={`Write to ${name}`}
        value={text}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Box sx={{ ...inRow(1), justifyContent: 'space-between', p: '4px 8px 8px 12px' }}>
        <Typography variant="caption" sx={{ color: 'ink.note' }}>
          {charactersLeft < 500 ? (
            <span className="tabular">{charactersLeft} characters left</span>
          ) : (
            <>
              <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> to send
            </>
          )}
        </Typography>
        <Button
          type="submit"
          size="small"
          disabled={!canSend}
          startIcon={<Icon name="send" size={16} />}
        >
          Send
        </Button>
      </Box>
    </Box>
  )
}
