import Box from '@mui/material/Box'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { Icon } from '../../../components/icons/Icon'

interface PortalFieldProps
  extends Pick<
    InputHTMLAttributes<Element>,
    'type' | 'name' | 'autoComplete' | 'inputMode' | 'autoFocus' | 'maxLength'
  > {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error?: string | undefined
  readonly hint?: string
  /** At the right end of the label, like 'Forgot password?'. */
  readonly aside?: ReactNode
  /** Several lines in place of one. */
  readonly rows?: number
  readonly isCode?: boolean
}

/** A field of the portal under its label. MUI's would be a tenth of a first screen's JavaScript. */
export function PortalField({
  label,
  value,
  onValue,
  error,
  hint,
  aside,
  rows,
  isCode,
  ...input
}: PortalFieldProps) {
  const id = useId()
  const isFull = value.length === input.maxLength
  const note = error ?? (isFull ? `At most ${input.maxLength} characters` : hint)
  return (
    <div>
      <Box sx={looks.label}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </Box>
      <Box
        {...input}
        id={id}
        value={value}
        rows={rows}
        component={rows === undefined ? 'input' : 'textarea'}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target }: { target: EventTarget & { value?: string } }) =>
          onValue(target.value ?? '')
        }
        sx={{ ...looks.input, ...(isCode && looks.code) }}
      />
      {note !== undefined && (
        <Box
          component="p"
          id={`${id}-note`}
          role={error && 'alert'}
          sx={error ? looks.error : looks.note}
        >
          {error && <Icon name="circle-alert" size={14} />} {note}
        </Box>
      )}
    </div>
  )
}

const note = { mt: '6px', fontSize: 13, lineHeight: '18px', '& svg': { verticalAlign: '-2px' } }
const looks = {
  label: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 1,
    mb: '6px',
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 600,
    color: 'ink.second',
  },
  input: {
    display: 'block',
    width: '100%',
    minHeight: 50,
    p: '12px 14px',
    font: 'inherit',
    fontSize: 16,
    lineHeight: '24px',

    border: 0,
    borderRadius: 'var(--mui-radius-field)',
    bgcolor: 'background.paper',
    color: 'ink.main',
    resize: 'vertical',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-ground-field)',
    '&:focus': {
      outline: 'none',
      boxShadow:
        'inset 0 0 0 2px var(--mui-palette-forest-600), 0 0 0 4px var(--mui-palette-forest-100)',
    },
    '&[aria-invalid=true]': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-error-main)' },
  },
  code: { fontSize: 24, letterSpacing: '0.3em' },
  note: { ...note, color: 'ink.note' },
  error: { ...note, color: 'error.main' },
} as const
