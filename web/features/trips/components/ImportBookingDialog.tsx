import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText, isApiError } from '../../../lib/api/api-error'
import { useAttemptKey } from '../../../lib/api/use-attempt-key'
import { useTripPath } from '../../../lib/navigation/trip-path'

/**
 * Imports a booking from the supplier system by its reference, or opens it if it was imported
 * before.
 */
export function ImportBookingDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutate, isPending } = useImportBooking()
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { bookingReference: '' },
  })
  const pathOf = useTripPath()
  const navigate = useNavigate()
  const submit = handleSubmit(({ bookingReference }) =>
    mutate(bookingReference.trim(), {
      onSuccess: ({ trip: { id, name }, wasHere }) => {
        showSnackbar(wasHere ? `This booking was here already, as ${name}.` : `${name} imported.`)
        void navigate(pathOf(id))
      },
      onError: (error) => {
        const isUnknown = isApiError(error) && error.status === 404
        setError('bookingReference', {
          message: isUnknown ? 'No booking has this reference' : failureText(error),
        })
      },
    }),
  )
  return (
    <FormDialog
      title="Import booking"
      text="Enter the reference that the supplier system gave the booking. It becomes a trip of yours."
      submitLabel="Import booking"
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Booking reference"
        autoFocus
        autoComplete="off"
        inputProps={{ maxLength: 40 }}
        error={formState.errors.bookingReference?.message}
        {...register('bookingReference', {
          validate: (text) => text.trim() !== '' || 'Enter a booking reference',
        })}
      />
    </FormDialog>
  )
}

function useImportBooking() {
  const queries = useQueryClient()
  const keyOf = useAttemptKey()
  return useMutation({
    mutationFn: async (bookingReference: string) => {
      const body = { bookingReference }
      const { count } = await api('GET /api/Itineraries/count', {
        query: { where: JSON.stringify(body) },
      })
      const trip = await api('POST /api/WindowAPIs/ImportBooking', {
        body,
        idempotencyKey: keyOf(body),
      })
      return { trip, wasHere: count > 0 }
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['trips'] }),
  })
}
