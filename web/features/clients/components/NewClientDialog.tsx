import { useForm } from 'react-hook-form'
import type { ClientId } from '#shared/ids/ids'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { refusedFields, useCreateClient } from '../api/use-create-client'
import { blankClient, trimClient } from '../model/client-choice'
import { NewClientFields } from './NewClientFields'

interface NewClientDialogProps {
  readonly onClose: () => void
  readonly onCreated: (id: ClientId) => void
}

/** Adds a client (2 §5.5). What was typed stays when it is refused. */
export function NewClientDialog({ onClose, onCreated }: NewClientDialogProps) {
  const form = useForm({ defaultValues: blankClient })
  const { mutate, isPending } = useCreateClient()
  const submit = form.handleSubmit((filled) =>
    mutate(trimClient(filled), {
      onSuccess: ({ id, name }) => {
        showSnackbar(`${name} added.`)
        onCreated(id)
      },
      onError: (error) => {
        const fieldErrors = refusedFields(error)
        for (const { field, message } of fieldErrors)
          form.setError(field, { message }, { shouldFocus: true })
        if (fieldErrors.length === 0)
          showSnackbar(`The client wasn’t added. ${failureText(error)}`, { tone: 'error' })
      },
    }),
  )
  return (
    <FormDialog
      title="Add client"
      text="Phone and address can be added later."
      submitLabel="Add client"
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <NewClientFields form={form} isBusy={isPending} />
    </FormDialog>
  )
}
