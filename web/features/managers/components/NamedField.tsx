import Autocomplete from '@mui/material/Autocomplete'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentKind } from '#shared/managers/content-kind'
import { Field } from '../../../components/inputs/Field'
import { namedQuery } from '../api/content'

interface NamedFieldProps {
  readonly kind: ContentKind
  readonly label: string
  readonly isMany: boolean
  readonly value: unknown
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly onChange: (value: unknown) => void
}

/** Names entries of another kind, looked for as one types. */
export function NamedField({ kind, label, isMany, value, error, hint, onChange }: NamedFieldProps) {
  const [term, setTerm] = useState('')
  const { data } = useQuery({ ...namedQuery(kind, term), placeholderData: keepPreviousData })
  const names = new Map(data?.rows.map(({ code, name }) => [code, name]))
  const codes = (
    isMany && Array.isArray(value) ? value : [value ?? ''].filter((one) => one !== '')
  ).map(String)
  const chosenRecord = useQuery({
    ...namedQuery(kind, isMany ? '' : (codes[0] ?? '')),
    enabled: codes.length > 0,
  })
  for (const { code, name } of chosenRecord.data?.rows ?? []) names.set(code, name)
  return (
    <Autocomplete
      multiple={isMany}
      options={(data?.rows ?? []).map(({ code }) => code)}
      filterOptions={(options) => options}
      getOptionLabel={(code) => (names.has(code) ? `${names.get(code)} (${code})` : code)}
      value={isMany ? codes : (codes[0] ?? null)}
      onInputChange={(_event, typed, reason) => setTerm(reason === 'input' ? typed : '')}
      onChange={(_event, next) => onChange(next ?? '')}
      renderInput={({ slotProps: { input, htmlInput } }) => {
        const { id: _ownLabel, ...inputProps } = htmlInput
        const many = isMany
          ? { sx: { height: 'auto', minHeight: 44, flexWrap: 'wrap', py: '4px' } }
          : {}
        return (
          <Field
            label={label}
            error={error}
            hint={hint}
            inputProps={inputProps}
            {...input}
            {...many}
          />
        )
      }}
    />
  )
}
