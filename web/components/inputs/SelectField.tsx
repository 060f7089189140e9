import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Select, { type SelectProps } from '@mui/material/Select'
import { useId } from 'react'
import { FieldNote } from './FieldNote'

export interface SelectFieldProps extends Omit<SelectProps<string>, 'label' | 'error' | 'labelId'> {
  /** Empty where `aria-label` of its `inputProps` names it. */
  readonly label: string
  /** The error, shown in place of the hint. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** What can be chosen, where each choice is a text; else `MenuItem`s as children. */
  readonly options?: readonly (readonly [value: string, text: string])[]
}

/** A select under its label. */
export function SelectField({
  label,
  error,
  hint,
  options,
  children,
  ...select
}: SelectFieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <FormControl error={error !== undefined} fullWidth>
      {label !== '' && <FormLabel id={`${id}-label`}>{label}</FormLabel>}
      <Select
        {...(label !== '' && { labelId: `${id}-label` })}
        displayEmpty
        SelectDisplayProps={{ 'aria-describedby': note === undefined ? undefined : `${id}-note` }}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
        {...select}
      >
        {options?.map(([value, text]) => (
          <MenuItem key={value} value={value} dir="auto">
            {text}
          </MenuItem>
        )) ?? children}
      </Select>
      <FieldNote id={`${id}-note`} text={note} isError={error !== undefined} />
    </FormControl>
  )
}
