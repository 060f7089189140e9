import Box from '@mui/material/Box'
import { type KeyboardEvent, useRef, useState } from 'react'
import { IconAction } from '../../../../components/inputs/IconAction'
import { sayWhenFull } from '../../../../components/inputs/say-when-full'
import { ellipsis, inRow } from '../../../../components/looks/looks'

interface EditableNameProps {
  readonly name: string
  readonly isReadOnly: boolean
  readonly onRename: (name: string) => void
}

/** Maximum length the server accepts. */
const longest = 200

/**
 * The name as the page's heading; the pencil turns it into a field. Enter and blur save, Escape
 * cancels.
 */
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
      <Box component="h1" sx={looks.name}>
        <Box
          component="input"
          sx={looks.nameField}
          aria-label="Itinerary name"
          autoFocus
          maxLength={longest}
          onInput={sayWhenFull}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => finish(true)}
          onKeyDown={onKeyDown}
        />
      </Box>
    )
  }
  return (
    <Box component="h1" sx={looks.name}>
      <Box component="span" sx={looks.nameText} title={name}>
        {name}
      </Box>
      {!isReadOnly && (
        <IconAction
          icon="pencil"
          iconSize={15}
          label="Rename"
          ref={pencil}
          size="small"
          color="inherit"
          onClick={() => setTyped(name)}
        />
      )}
    </Box>
  )
}

const looks = {
  nameField: {
    width: '100%',
    maxWidth: 760,
    m: '-4px 0 -4px -12px',
    p: '3px 12px',
    border: 0,
    borderRadius: 1,
    bgcolor: 'rgba(9, 30, 24, 0.5)',
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    outline: 0,
    boxShadow: 'inset 0 0 0 2px rgba(255, 255, 255, 0.7)',
    '&:focus-visible': { boxShadow: 'inset 0 0 0 2px #fff' },
  },
  name: {
    ...inRow(0.8),
    m: '6px 0',
    minHeight: 38,
    '@media (max-width: 560px)': { alignItems: 'flex-start' },
    '@media print': { '& button': { display: 'none' } },
  },
  nameText: {
    ...ellipsis,
    '@media (max-width: 560px)': {
      fontSize: 26,
      lineHeight: '32px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
} as const
