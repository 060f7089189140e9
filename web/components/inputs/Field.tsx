import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/icon-names'
import { FieldNote } from './FieldNote'

interface FieldProps extends Omit<OutlinedInputProps, 'label' | 'error' | 'id'> {
  readonly label: string
  /** The error, shown in place of the hint. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly icon?: IconName | undefined
  /** At the right end of the label, like 'Forgot password?'. */
  readonly aside?: ReactNode
}

/**
 * A field under its label. `ref` and the remaining props go to the input, so that react-hook-form's
 * `register` fits.
 */
export function Field({ label, error, hint, icon, aside, inputRef, ...input }: FieldProps) {
  const id = useId()
  const [isFull, setFull] = useState(false)
  const { maxLength } = input.inputProps ?? {}
  const note = error ?? (isFull ? `At most ${maxLength} characters` : hint)
  return (
    <FormControl error={error !== undefined} fullWidth>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}
      >
        <FormLabel htmlFor={id}>{label}</FormLabel>
        {aside}
      </Box>
      <OutlinedInput
        id={id}
        inputRef={inputRef}
        onInput={({ target }) =>
          setFull('value' in target && String(target.value).length === maxLength)
        }
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        startAdornment={icon === undefined ? undefined : <Icon name={icon} size={17} />}
        {...input}
      />
      <FieldNote id={`${id}-note`} text={note} isError={error !== undefined} />
    </FormControl>
  )
}
