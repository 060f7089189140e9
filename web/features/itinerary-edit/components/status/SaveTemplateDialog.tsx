import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { Field } from '../../../../components/inputs/Field'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { failureText } from '../../../../lib/api/api-error'
import { saveTemplate } from '../../../../trip/api/trip-calls'
import { useTripPage } from '../../../../trip/page/trip-page'
import { dialogLooks } from '../journey/dialog-looks'

/** Longest name that the server takes. */
const longest = 200

/** Saves the trip as a pattern for others, under a name. */
export function SaveTemplateDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const { trip, editor } = useTripPage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState(trip.name)
  const [key] = useState(() => crypto.randomUUID())
  const [isSaving, setSaving] = useState(false)
  const isEmpty = name.trim() === ''
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || isSaving) return
    setSaving(true)
    try {
      if (!(await editor.saveNow())) throw new Error('Your last changes are not stored yet.')
      const saved = await saveTemplate(trip, { name: name.trim(), key })
      void queries.invalidateQueries({ queryKey: ['saved-itineraries'] })
      const open = () => void navigate(`/saved/${saved.id}`)
      showSnackbar(`${saved.name} is saved as a template.`, { action: { label: 'Open', run: open } })
      onClose()
    } catch (error) {
      showSnackbar(`It was not saved as a template. ${failureText(error)}`, { tone: 'error' })
      setSaving(false)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id={id}>Save as a template</DialogTitle>
        <DialogContentText sx={dialogLooks.text}>
          Camps, transfers, words and rates are kept for everybody at your agency to start from. Client, travelers,
          payments and booking are not.
        </DialogContentText>
        <Field
          label="Name"
          autoFocus
          value={name}
          inputProps={{ maxLength: longest }}
          error={isEmpty ? 'Give it a name' : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <AsyncButton type="submit" loading={isSaving}>
            Save as a template
          </AsyncButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
