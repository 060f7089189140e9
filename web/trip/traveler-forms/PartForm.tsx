import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { createStore, del, get, set } from 'idb-keyval'
import { useEffect, useState } from 'react'
import type { TravelerForms } from '#shared/api/traveler-forms'
import {
  countryCodes,
  maxCharacters,
  type PartValues,
  type TravelerField,
  type TravelerPartName,
  travelerPart,
} from '#shared/travelers/traveler-parts'
import { Field } from '../../components/inputs/Field'
import { SelectField } from '../../components/inputs/SelectField'
import { api } from '../../lib/api/api'
import { useServerReachable } from '../../lib/api/reachability'
import type { Answer } from '../../lib/api/route-table'
import { travelerDrafts } from '../../lib/session/private-cache'
import { type DraftStanding, partDraft, shownValues } from './part-draft'

export type SavedPart = Answer<'PATCH /api/TravelerForms/{id}/{slot}'>

interface PartFormProps {
  readonly tripId: string
  readonly slot: string
  readonly part: TravelerPartName
  readonly values: PartValues
  /** What the trip has of a part that is still empty. */
  readonly suggested: PartValues | undefined
  readonly warnings: TravelerForms['travelers'][number]['warnings']
  readonly onSaved: (part: TravelerPartName, saved: SavedPart) => void
}

const standingWords: Readonly<Record<DraftStanding, string>> = {
  saved: 'Saved',
  suggested: 'Not saved yet: check it against the passport',
  waiting: 'Saving…',
  saving: 'Saving…',
  kept: 'Kept on this device, will be sent when you’re back online',
  refused: 'Not saved yet: please check the fields marked',
}

/** A part's draft, sent again once the server can be reached, and before the form goes. */
function useDraft({ tripId, slot, part, values, suggested, onSaved }: PartFormProps) {
  const [draft] = useState(() => {
    const key = `${tripId}/${slot}/${part}`
    const send = async (fields: PartValues) => {
      const params = { id: tripId as never, slot } // an id of the server's answer
      const savedPart = await api('PATCH /api/TravelerForms/{id}/{slot}', {
        params,
        body: { part, fields },
      })
      onSaved(part, savedPart)
      return savedPart.values
    }
    const keep = (typed: PartValues) => keepDraft(key, typed)
    const newDraft = partDraft({ part, values, suggested, send, keep })
    void readDraft(key).then((typed) => typed && newDraft.resume(typed))
    return newDraft
  })
  const isReachable = useServerReachable()
  useEffect(() => {
    if (isReachable && draft.get().standing === 'kept') void draft.flush()
  }, [draft, isReachable])
  useEffect(() => () => void draft.flush(), [draft])
  return draft
}

/** A part of a traveler's form, which saves itself as one types and says where that stands. */
export function PartForm(props: PartFormProps) {
  const { part, warnings } = props
  const draft = useDraft(props)
  const state = draft.use()
  const fieldValues = shownValues(state)
  const { title, fields } = travelerPart(part)
  return (
    <Box component="section" aria-label={title} sx={looks.part}>
      <Box component="header" sx={looks.head}>
        <h2>{title}</h2>
        <Box component="p" role="status" className={state.standing}>
          {state.failure ??
            (state.standing === 'saved' && Object.keys(fieldValues).length === 0
              ? ''
              : standingWords[state.standing])}
        </Box>
      </Box>
      <Box sx={looks.fields}>
        {Object.entries(fields).map(([name, field]) => (
          <OneField
            key={name}
            field={field}
            value={fieldValues[name] ?? ''}
            error={state.problems[name]}
            warning={warnings.find((one) => one.part === part && one.field === name)?.text}
            onType={(text) => draft.type(name, text)}
            onLeave={() => void draft.flush()}
          />
        ))}
      </Box>
      {state.standing === 'suggested' && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => void draft.confirm()}
        >
          Save this {title.toLowerCase()}
        </Button>
      )}
    </Box>
  )
}

interface OneFieldProps {
  readonly field: TravelerField
  readonly value: string
  readonly error: string | undefined
  readonly warning: string | undefined
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

function OneField({ field, value, error, warning, onType, onLeave }: OneFieldProps) {
  const { kind, isRequired, options } = field
  const label = isRequired ? field.label : `${field.label} (optional)`
  const own = { label, error: error ?? warning, hint: field.hint, value, onBlur: onLeave }
  if (kind === 'choice' || kind === 'country') {
    const choices = kind === 'choice' ? Object.entries(options ?? {}) : countries()
    return (
      <SelectField
        {...own}
        native
        inputProps={{ 'aria-label': label }}
        onChange={({ target }) => onType(target.value)}
      >
        <option value="">Choose…</option>
        {choices.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <Box sx={kind === 'long' ? { gridColumn: '1 / -1' } : undefined}>
      <Field
        {...own}
        type={kind === 'date' || kind === 'time' ? kind : 'text'}
        multiline={kind === 'long'}
        autoComplete="off"
        inputProps={{ maxLength: maxCharacters(field), dir: 'auto' }}
        onChange={({ target }) => onType(target.value)}
      />
    </Box>
  )
}

let countryNames: [string, string][] | undefined
/** Countries as the reader's browser names them, in the order of their names. */
function countries(): [string, string][] {
  const names = new Intl.DisplayNames(undefined, { type: 'region' })
  countryNames ??= countryCodes
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .sort(([, one], [, other]) => one.localeCompare(other))
  return countryNames
}

/** A part of a traveler's form, by `trip/traveler/part`. */
const keptIn = () => createStore(travelerDrafts, 'drafts')

/** What was typed on this device and not stored yet; nothing where the browser keeps nothing. */
const readDraft = (key: string): Promise<PartValues | undefined> =>
  get<PartValues>(key, keptIn()).catch(() => undefined)

/**
 * Keeps what is typed until it is stored. Where the browser keeps nothing the form goes on without.
 */
function keepDraft(key: string, typed: PartValues): void {
  const keeping = Object.keys(typed).length === 0 ? del(key, keptIn()) : set(key, typed, keptIn())
  keeping.catch(() => undefined)
}

const looks = {
  part: { display: 'grid', gap: '14px', py: '18px', borderTop: 1, borderColor: 'divider' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 14px',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    '& h2': { fontSize: 17, fontWeight: 600 },
    '& p': { fontSize: 13, color: 'ink.second' },
    '& .saved': { color: 'success.main' },
    '& :is(.kept, .suggested)': { color: 'warning.main' },
    '& .refused': { color: 'error.main' },
  },
  fields: {
    display: 'grid',
    gap: '14px',
    '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr' },
  },
} as const
