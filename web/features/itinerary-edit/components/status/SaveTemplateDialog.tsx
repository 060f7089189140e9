import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod'
import { templateName } from '#shared/api/template-name'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { Field } from '../../../../components/inputs/Field'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { failureText } from '../../../../lib/api/api-error'
import { useSaveTemplate } from '../../../../trip/api/use-save-template'
import { useTripPage } from '../../../../trip/page/trip-page'
import { dialogLooks } from '../journey/dialog-looks'

const schema = z.object({ name: templateName })

/** Saves the trip as a template for others, under a name. */
export function SaveTemplateDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const { trip, editor } = useTripPage()
  const navigate = useNavigate()
  const saving = useSaveTemplate(trip, editor)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema, { error: () => 'Give it a name' }),
    mode: 'onChange',
    defaultValues: { name: trip.name },
  })
  const save = ({ name }: z.infer<typeof schema>) =>
    saving.mutate(name, {
      onSuccess: (saved) => {
        const open = () => void navigate(`/saved/${saved.id}`)
        showSnackbar(`${saved.name} is saved as a template.`, { action: { label: 'Open', run: open } })
        onClose()
      },
      onError: (error) => showSnackbar(`It was not saved as a template. ${failureText(error)}`, { tone: 'error' }),
    })
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form onSubmit={handleSubmit(save)} noValidate>
        <DialogTitle id={id}>Save as a template</DialogTitle>
        <DialogContentText sx={dialogLooks.text}>
          Camps, transfers, words and rates are kept for everybody at your agency to start from. Client, travelers,
          payments and booking are not.
        </DialogContentText>
        <Field
          label="Name"
          autoFocus
          inputProps={{ maxLength: 200 }}
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <AsyncButton type="submit" loading={saving.isPending}>
            Save as a template
          </AsyncButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
