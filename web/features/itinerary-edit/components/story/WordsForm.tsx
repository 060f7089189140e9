import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type KeyboardEvent, useId, useState } from 'react'

/** Maximum length the server accepts. */
const longest = 2_000

interface WordsFormProps {
  /** Name of the stay. */
  readonly name: string
  readonly given: string
  /** Called with the text to save; undefined leaves it unchanged. */
  readonly onDone: (words: string | undefined) => void
}

/** The form for a stay's description. */
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
    <div>
      <label className="visually-hidden" htmlFor={id}>
        Description for {name}
      </label>
      <Box
        component="textarea"
        id={id}
        sx={looks.field}
        autoFocus
        dir="auto"
        rows={6}
        maxLength={longest}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <Stack direction="row" sx={looks.actions}>
        <span className="tabular">
          {typed.length.toLocaleString('en-US')} of {longest.toLocaleString('en-US')}, blank line
          for a new paragraph
        </span>
        <Button size="xsmall" variant="text" onClick={() => onDone(undefined)}>
          Cancel
        </Button>
        <Button size="xsmall" onClick={() => onDone(typed.trim())}>
          Save description
        </Button>
      </Stack>
    </div>
  )
}

const looks = {
  field: {
    display: 'block',
    width: '100%',
    minHeight: 150,
    p: '12px 14px',
    border: 0,
    borderRadius: 1,
    bgcolor: 'ground.soft',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-ground-field)',
    fontSize: 16,
    lineHeight: '26px',
    resize: 'vertical',
    fieldSizing: 'content',
    '&:focus': {
      outline: 0,
      boxShadow:
        'inset 0 0 0 2px var(--mui-palette-forest-600), 0 0 0 4px var(--mui-palette-forest-100)',
    },
  },
  actions: {
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '6px',
    mt: '8px',
    '& > span': { typography: 'caption', flex: 1, minWidth: 160, color: 'ink.note' },
  },
} as const
