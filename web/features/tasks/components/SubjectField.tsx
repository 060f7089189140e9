import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { SearchHit } from '#shared/api/info'
import type { ClientId, ItineraryId } from '#shared/ids/ids'
import { Icon } from '../../../components/icons/Icon'
import type { IconName } from '../../../components/icons/icon-names'
import { subjectsQuery } from '../api/tasks'

/** The trip or the client that a task is about. */
export interface Subject {
  readonly id: string
  readonly label: string
  readonly note: string
  readonly icon: IconName
  readonly about: { readonly itineraryId: ItineraryId } | { readonly clientId: ClientId }
}

interface SubjectFieldProps {
  readonly value: Subject | undefined
  readonly onChange: (subject: Subject | undefined) => void
}

/** Chooses a trip or a client, looked for as one types. */
export function SubjectField({ value, onChange }: SubjectFieldProps) {
  const id = useId()
  const [term, setTerm] = useState('')
  const { data } = useQuery(subjectsQuery(term))
  const options =
    data === undefined ? [] : [...data.itineraries.map(tripHit), ...data.clients.map(clientHit)]
  return (
    <>
      <FormLabel htmlFor={id}>Trip or client (optional)</FormLabel>
      <Autocomplete
        id={id}
        size="small"
        options={options}
        filterOptions={(all) => all}
        getOptionLabel={({ label }) => label}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        value={value ?? null}
        noOptionsText={term.trim().length > 1 ? 'No trip or client matches' : 'Type a name'}
        onInputChange={(_event, typed, reason) => setTerm(reason === 'input' ? typed : '')}
        onChange={(_event, next) => onChange(next ?? undefined)}
        slotProps={{
          // within the page's own landmark, for screen readers
          popper: { container: () => document.querySelector('main') },
          paper: { sx: { boxShadow: 16 } },
        }}
        renderOption={({ key, ...props }, { label, note, icon }) => (
          <Box component="li" key={key} {...props}>
            <Icon name={icon} size={16} label={icon === 'map' ? 'Trip' : 'Client'} />
            <Box sx={{ ml: 1.2, minWidth: 0 }}>
              <Box component="b" dir="auto" sx={{ display: 'block', fontWeight: 600 }}>
                {label}
              </Box>
              <Box component="small" sx={{ color: 'ink.second' }}>
                {note}
              </Box>
            </Box>
          </Box>
        )}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            size="small"
            fullWidth
            placeholder="Find by name"
            inputProps={htmlInput}
            {...input}
          />
        )}
      />
    </>
  )
}

const tripHit = ({ id, label, note }: SearchHit): Subject => ({
  id,
  label,
  note,
  icon: 'map',
  about: { itineraryId: id as ItineraryId },
})
const clientHit = ({ id, label, note }: SearchHit): Subject => ({
  id,
  label,
  note,
  icon: 'user-round',
  about: { clientId: id as ClientId },
})
