import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { templateName } from '#shared/api/template-name'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { Field } from '../../../../components/inputs/Field'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { api } from '../../../../lib/api/api'
import { failureText } from '../../../../lib/api/api-error'
import type { TripEditor } from '../../../../trip/edits/trip-editor'
import { EditsNotStored } from '../../../../trip/edits/use-trip-call'
import type { Trip } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'

const schema = z.object({ name: templateName })

/** Saves the trip as a template under a name. */
export function SaveTemplateDialog({ onClose }: { readonly onClose: () => void }) {
  const { trip, editor } = useTripPage()
  const navigate = useNavigate()
  const saving = useSaveTemplate(trip, editor)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema, { error: () => 'Enter a name' }),
    mode: 'onChange',
    defaultValues: { name: trip.name },
  })
  const save = ({ name }: z.infer<typeof schema>) =>
    saving.mutate(name, {
      onSuccess: (saved) => {
        const open = () => void navigate(`/saved/${saved.id}`)
        showSnackbar(`${saved.name} saved as a template.`, { action: { label: 'Open', run: open } })
        onClose()
      },
      onError: (error) =>
        showSnackbar(`The template wasn’t saved. ${failureText(error)}`, { tone: 'error' }),
    })
  return (
    <FormDialog
      title="Save as template"
      text="Camps, transfers, descriptions and rates are saved for everyone at your agency to start from. The client, travelers, payments and booking aren’t included."
      submitLabel="Save as template"
      isBusy={saving.isPending}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
    >
      <Field
        label="Name"
        autoFocus
        inputProps={{ maxLength: 200 }}
        error={formState.errors.name?.message}
        {...register('name')}
      />
    </FormDialog>
  )
}

/** Saves a trip's contents as a template; a repeated request saves it once. */
function useSaveTemplate({ id }: Pick<Trip, 'id'>, editor: TripEditor) {
  const queries = useQueryClient()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: async (name: string) => {
      if (!(await editor.saveNow()))
        throw new EditsNotStored('Your latest changes aren’t saved yet.')
      return api('POST /api/SavedItineraries/createSavedItineraryFromItinerary', {
        body: { itineraryId: id, name },
        idempotencyKey,
      })
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['saved-itineraries'] }),
  })
}
