import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { auditActionWords, knownAuditActions } from '#shared/audit/audit-words'
import type { AgencyId } from '#shared/ids/ids'
import { Field } from '../../../components/inputs/Field'
import { SelectField } from '../../../components/inputs/SelectField'
import { useSession } from '../../../lib/session/session'
import { aboutQuery, peopleQuery } from '../api/audit'
import type { AuditView } from '../model/audit-view'

interface AuditFiltersProps {
  readonly view: AuditView
  readonly onChange: (change: Partial<AuditView>) => void
  /** Choices of superadmins. */
  readonly agencies: readonly { readonly id: string; readonly name: string }[]
}

/** Who, what, about whom, when. */
export function AuditFilters({ view, onChange, agencies }: AuditFiltersProps) {
  const { agency } = useSession()
  const isOne = view.agency !== 'all'
  const shownAgency = (view.agency === '' ? agency.id : view.agency) as AgencyId // the server refuses what is none
  const { data: people = [] } = useQuery({ ...peopleQuery(shownAgency), enabled: isOne })
  const actions = [...new Set([...knownAuditActions, ...(view.action === '' ? [] : [view.action])])]
  const isListed = people.some(({ id }) => id === view.who)
  return (
    <Box component="search" sx={look}>
      {agencies.length > 0 && (
        <SelectField
          label="Agency"
          size="small"
          value={view.agency === agency.id ? '' : view.agency}
          options={[
            ['', agency.name],
            ['all', 'All agencies'],
            ...agencies
              .filter(({ id }) => id !== agency.id)
              .map(({ id, name }) => [id, name] as const),
          ]}
          onChange={({ target }) =>
            onChange({ agency: target.value, who: '', whoName: '', about: '', aboutName: '' })
          }
        />
      )}
      <SelectField
        label="Who"
        size="small"
        value={view.who}
        options={[
          ['', 'Everyone'],
          ...(view.who === '' || isListed
            ? []
            : [[view.who, view.whoName || 'Someone else'] as const]),
          ...people.map(({ id, fullName }) => [id, fullName] as const),
        ]}
        onChange={({ target }) => onChange({ who: target.value, whoName: '' })}
      />
      <SelectField
        label="Action"
        size="small"
        value={view.action}
        options={[
          ['', 'All actions'],
          ...actions.map((action) => [action, auditActionWords(action)] as const),
        ]}
        onChange={({ target }) => onChange({ action: target.value })}
      />
      <AboutField view={view} onChange={onChange} />
      <DayField label="From" value={view.from} onChange={(from) => onChange({ from })} />
      <DayField
        label="Until"
        value={view.to}
        error={
          view.from !== '' && view.to !== '' && view.to < view.from
            ? 'Must be after the start date'
            : undefined
        }
        onChange={(to) => onChange({ to })}
      />
    </Box>
  )
}

const look = {
  display: 'grid',
  gap: 1.4,
  mb: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(190px, 100%), 1fr))',
}

interface DayFieldProps {
  readonly label: string
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (day: string) => void
}

const DayField = ({ onChange, ...field }: DayFieldProps) => (
  <Field {...field} type="date" size="small" onChange={({ target }) => onChange(target.value)} />
)

/** A client or trip, found by name. */
function AboutField({ view, onChange }: Pick<AuditFiltersProps, 'view' | 'onChange'>) {
  const [term, setTerm] = useState('')
  const { data: hits = [], isFetching } = useQuery({
    ...aboutQuery(term),
    placeholderData: keepPreviousData,
  })
  const chosenSubject =
    view.about === ''
      ? null
      : { id: view.about, label: view.aboutName || view.about, note: '', path: '' }
  return (
    <Autocomplete
      size="small"
      options={hits}
      value={chosenSubject}
      loading={isFetching}
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      noOptionsText={term.trim().length > 1 ? 'Nothing found' : 'Type a name'}
      onInputChange={(_event, text, reason) =>
        setTerm(reason === 'input' ? text.slice(0, 100) : '')
      }
      onChange={(_event, hit) =>
        onChange({ about: hit?.id ?? '', aboutName: hit?.label.slice(0, 100) ?? '' })
      }
      renderOption={({ key, ...option }, { label, note }) => (
        <Box component="li" key={key} {...option}>
          <span>
            {label}{' '}
            <Box component="small" sx={{ color: 'ink.second' }}>
              {note}
            </Box>
          </span>
        </Box>
      )}
      renderInput={({ slotProps: { input, htmlInput } }) => {
        const { id: _ownLabel, ...inputProps } = htmlInput
        return (
          <Field
            label="Client or trip"
            size="small"
            placeholder="Everything"
            inputProps={inputProps}
            {...input}
          />
        )
      }}
    />
  )
}
