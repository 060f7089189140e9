import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useFieldArray, useForm } from 'react-hook-form'
import type { TravelNotes } from '#shared/api/traveler-forms'
import type { AgencyId } from '#shared/ids/ids'
import { TitledCard } from '../../../components/card/TitledCard'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { inRow } from '../../../components/looks/looks'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'

/**
 * What clients read in their portal about packing, entry and emergencies, in the agency's own
 * words.
 */
export function TravelNotesCard({ agencyId: id }: { readonly agencyId: AgencyId }) {
  const queryKey = ['agency', id, 'travel-notes']
  const { data, isError, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api('GET /api/Agencies/{id}/travel-notes', { params: { id }, signal }),
  })
  const queries = useQueryClient()
  if (isError)
    return <ErrorState title="The notes couldn’t be loaded" error={error} onRetry={refetch} />
  const save = async (notes: TravelNotes) => {
    const body = {
      ...notes,
      countries: notes.countries.filter(({ country }) => country.trim() !== ''),
    }
    const savedNotes = await api('PATCH /api/Agencies/{id}/travel-notes', { params: { id }, body })
    queries.setQueryData(queryKey, savedNotes)
    showSnackbar('Travel notes saved.')
  }
  return (
    <TitledCard title="Travel notes">
      {data === undefined ? (
        <Bone height={220} radius={8} />
      ) : (
        <NotesForm key={data.version} notes={data} onSave={save} />
      )}
    </TitledCard>
  )
}

interface NotesFormProps {
  readonly notes: TravelNotes
  readonly onSave: (notes: TravelNotes) => Promise<void>
}

function NotesForm({ notes, onSave }: NotesFormProps) {
  const { register, control, handleSubmit, setError, formState } = useForm<TravelNotes>({
    defaultValues: notes,
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'countries' })
  const { isDirty, isSubmitting, errors } = formState
  useLeaveGuard(isDirty ? 'Your travel notes aren’t saved yet.' : undefined)
  const send = handleSubmit((values) =>
    onSave(values).catch((error: unknown) =>
      setError('root', { message: failureText(error, 'Not saved.') }),
    ),
  )
  const long = {
    multiline: true,
    minRows: 2,
    maxRows: 12,
    inputProps: { maxLength: 5_000, dir: 'auto' },
  } as const
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 1.6 }}>
      <Box component="p" sx={{ color: 'ink.second' }}>
        Clients read these in their portal, by the countries of their trip.
      </Box>
      <Field
        label="Emergency number, day and night"
        {...register('emergencyPhone')}
        inputProps={{ maxLength: 60 }}
      />
      <Field label="What to pack, on every trip" {...long} {...register('packing')} />
      {fields.map(({ id }, at) => (
        <Box
          key={id}
          component="fieldset"
          sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1.2 }}
        >
          <Box sx={{ ...inRow(1), alignItems: 'flex-end' }}>
            <Field
              label="Country, as trips name it"
              {...register(`countries.${at}.country`)}
              inputProps={{ maxLength: 100 }}
            />
            <Button
              variant="text"
              onClick={() => remove(at)}
              aria-label={`Remove country ${at + 1}`}
            >
              Remove
            </Button>
          </Box>
          <Field
            label="Passports, visas and vaccinations"
            {...long}
            {...register(`countries.${at}.entry`)}
          />
          <Field label="What to pack there" {...long} {...register(`countries.${at}.packing`)} />
        </Box>
      ))}
      {errors.root !== undefined && (
        <Box component="p" role="alert" sx={{ color: 'error.main' }}>
          {errors.root.message}
        </Box>
      )}
      <Box sx={{ ...inRow(1), justifyContent: 'space-between' }}>
        <Button variant="text" onClick={() => append({ country: '', entry: '', packing: '' })}>
          Add country
        </Button>
        <AsyncButton type="submit" loading={isSubmitting} disabled={!isDirty}>
          Save travel notes
        </AsyncButton>
      </Box>
    </Box>
  )
}
