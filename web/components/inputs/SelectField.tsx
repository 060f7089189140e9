import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Select, { type SelectProps } from '@mui/material/Select'
import { useId } from 'react'
import { Icon } from '../icons/Icon'

interface SelectFieldProps extends Omit<SelectProps<string>, 'label' | 'error' | 'labelId'> {
  readonly label: string
  /** The error, shown in place of the hint. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

/** A select under its label; its options are `MenuItem`s. */
export function SelectField({ label, error, hint, children, ...select }: SelectFieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormLabel id={`${id}-label`}>{label}</FormLabel>
      <Select
        labelId={`${id}-label`}
        displayEmpty
        SelectDisplayProps={{ 'aria-describedby': note === undefined ? undefined : `${id}-note` }}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
        {...select}
      >
        {children}
      </Select>
      {note !== undefined && (
        <FormHelperText id={`${id}-note`} role={error === undefined ? undefined : 'alert'}>
          {error !== undefined && <Icon name="circle-alert" size={14} />}
          {note}
        </FormHelperText>
      )}
    </FormControl>
  )
}
