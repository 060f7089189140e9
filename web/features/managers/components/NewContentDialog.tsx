import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { ContentKind } from '#shared/managers/content-kind'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import { useNewContent } from '../api/content'
import { contentForms } from '../model/content-fields'

/** Begins a new entry by its code and name; the rest is its page's. */
export function NewContentDialog({
  kind,
  onClose,
}: {
  readonly kind: ContentKind
  readonly onClose: () => void
}) {
  const { one, code, path, sections } = contentForms[kind]
  const { mutate, isPending } = useNewContent(kind)
  const navigate = useNavigate()
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { id: '', name: '' },
  })
  const submit = handleSubmit(({ id, name }) => {
    const nameField = sections[0]?.fields[0]?.path ?? 'name'
    mutate(
      { id: id.trim().toUpperCase(), fields: { [nameField]: name.trim() } },
      {
        onSuccess: (made) => navigate(`${path}/${made.code}`),
        onError: (error) =>
          setError('id', { message: fieldErrorsOf(error).id ?? failureText(error) }),
      },
    )
  })
  return (
    <FormDialog
      title={`Add ${one}`}
      text="It stays a draft until you publish it."
      submitLabel="Create draft"
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.6 }}>
        <Field
          label="Name"
          autoFocus
          inputProps={{ maxLength: 200 }}
          error={formState.errors.name?.message}
          {...register('name', { required: 'Name is required' })}
        />
        <Field
          label="Code"
          hint={`Fixed once created, ${code}`}
          inputProps={{ maxLength: 29 }}
          error={formState.errors.id?.message}
          {...register('id', { required: 'Code is required' })}
        />
      </Box>
    </FormDialog>
  )
}
