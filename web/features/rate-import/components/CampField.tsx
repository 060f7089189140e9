import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { campsNamed } from '../api/rate-sheets'

interface Entry {
  readonly code: string
  readonly name: string
}

interface CampFieldProps {
  readonly label: string
  /** The camp that the sheet's name means. */
  readonly value: Entry | undefined
  readonly onChoose: (code: string) => void
}

/** Chooses any camp of the catalogue, looked for as one types. */
export function CampField({ label, value, onChoose }: CampFieldProps) {
  const [term, setTerm] = useState('')
  const { data } = useQuery({ ...campsNamed(term), placeholderData: keepPreviousData })
  return (
    <Autocomplete
      size="small"
      options={data?.rows ?? []}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      value={value ?? null}
      noOptionsText="No such camp"
      onInputChange={(_event, typed, reason) => setTerm(reason === 'input' ? typed : '')}
      onChange={(_event, next) => onChoose(next?.code ?? '')}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <OutlinedInput
          size="small"
          fullWidth
          placeholder="Find a camp"
          inputProps={{ ...htmlInput, 'aria-label': label }}
          {...input}
        />
      )}
    />
  )
}
