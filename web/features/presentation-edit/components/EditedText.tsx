import Button from '@mui/material/Button'
import { Icon } from '../../../components/icons/Icon'
import { Field } from '../../../components/inputs/Field'

interface EditedTextProps {
  readonly label: string
  /** What the agent wrote; undefined while the original stands. */
  readonly value: string | undefined
  /** What the trip or camp says by itself. */
  readonly original: string | undefined
  readonly lines?: number
  readonly max?: number
  readonly onChange: (value: string | undefined, isTyping: boolean) => void
}

/** A text with its original one click away. */
export function EditedText({
  label,
  value,
  original,
  lines,
  max = 300,
  onChange,
}: EditedTextProps) {
  return (
    <Field
      label={label}
      value={value ?? original ?? ''}
      {...(lines !== undefined && { multiline: true, minRows: lines, maxRows: 14 })}
      inputProps={{ maxLength: max, dir: 'auto' }}
      aside={
        value !== undefined && (
          <Button
            variant="text"
            size="small"
            title={original}
            startIcon={<Icon name="rotate-ccw" size={14} />}
            onClick={() => onChange(undefined, false)}
          >
            {original ? 'Restore original' : 'Clear'}
          </Button>
        )
      }
      onChange={({ target }) => onChange(target.value, true)}
    />
  )
}
