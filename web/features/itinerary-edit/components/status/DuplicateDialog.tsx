import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { templateName } from '#shared/api/template-name'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { Field } from '../../../../components/inputs/Field'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { failureText } from '../../../../lib/api/api-error'
import { useEditorPath } from '../../../../lib/navigation/trip-path'
import { useDuplicateTrip } from '../../../../trip/api/trip-versions'
import { useTripPage } from '../../../../trip/page/trip-page'

const schema = z.object({ name: templateName })

/** Duplicates the trip as an alternative for its client, and opens it. */
export function DuplicateDialog({ onClose }: { readonly onClose: () => void }) {
  const { trip, editor } = useTripPage()
  const navigate = useNavigate()
  const editorPath = useEditorPath()
  const duplicating = useDuplicateTrip(trip.id, editor)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema, { error: () => 'Enter a name' }),
    mode: 'onChange',
    defaultValues: { name: trip.name },
  })
  const duplicate = ({ name }: z.infer<typeof schema>) =>
    duplicating.mutate(name, {
      onSuccess: ({ id, proposal }) => {
        const back = () => void navigate(editorPath(trip.id))
        showSnackbar(`Version ${proposal?.letter} created.`, {
          action: { label: `Back to ${trip.proposal?.letter ?? 'A'}`, run: back },
        })
        onClose()
        void navigate(editorPath(id))
      },
      onError: (error) =>
        showSnackbar(`The trip wasn’t duplicated. ${failureText(error)}`, { tone: 'error' }),
    })
  return (
    <FormDialog
      title="Duplicate as an alternative"
      text={`Stays, transfers, rates, travelers${trip.clientId === undefined ? '' : ' and the client'} are copied to a new version of this proposal. It starts as an estimate: nothing is held or paid, and the client doesn’t see it until you share it.`}
      submitLabel="Duplicate"
      isBusy={duplicating.isPending}
      onSubmit={handleSubmit(duplicate)}
      onClose={onClose}
    >
      <Field
        label="Name of the new version"
        autoFocus
        hint="The client sees it. Say what is different, such as “With Victoria Falls”."
        inputProps={{ maxLength: 200 }}
        error={formState.errors.name?.message}
        {...register('name')}
      />
    </FormDialog>
  )
}
