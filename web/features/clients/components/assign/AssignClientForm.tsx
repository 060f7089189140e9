import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { Segmented } from '../../../../components/inputs/Segmented'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { assigning, refusedFields, useCreateClient } from '../../api/use-create-client'
import { blankClient, type ClientChoice, trimClient } from '../../model/client-choice'
import { NewClientFields } from '../NewClientFields'
import { ClientList } from './ClientList'

export type AssignMode = 'existing' | 'new'

interface AssignClientFormProps {
  readonly client: ClientChoice | undefined
  readonly modes: readonly AssignMode[]
  readonly onCancel: () => void
  readonly onAssigned: (client: ClientChoice | undefined) => Promise<void> | void
}

const tabs = [
  { value: 'existing', label: 'Select Existing Client' },
  { value: 'new', label: 'Create New Client' },
] as const
const saveText = { existing: 'Assign Client', new: 'Create and Assign Client' } as const
const tellFailure = () => showSnackbar('Unable add client to itinerary', { tone: 'error' }) // 2 §8

/**
 * The two ways to assign a client, and the buttons below them. Switching tabs keeps what was typed.
 */
export function AssignClientForm({ client, modes, onCancel, onAssigned }: AssignClientFormProps) {
  const [mode, setMode] = useState<AssignMode>(modes[0] ?? 'existing')
  const [chosen, setChosen] = useState(client)
  const form = useForm({ defaultValues: blankClient })
  const create = useCreateClient()
  const assign = useMutation({
    mutationKey: assigning,
    mutationFn: async (who: ClientChoice | undefined) => onAssigned(who),
    onError: tellFailure,
  })
  const isBusy = useIsMutating({ mutationKey: assigning }) > 0
  const createAndAssign = form.handleSubmit((filled) =>
    create.mutate(trimClient(filled), {
      onSuccess: (created) => assign.mutate(created),
      onError: (error) => {
        const fieldErrors = refusedFields(error)
        for (const { field, message } of fieldErrors)
          form.setError(field, { message }, { shouldFocus: true })
        if (fieldErrors.length === 0) tellFailure()
      },
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (mode === 'new') void createAndAssign(event)
    else if (chosen !== undefined) assign.mutate(chosen)
  }

  return (
    <form onSubmit={submit} noValidate>
      {modes.length > 1 && (
        <Segmented
          label="Assign by"
          value={mode}
          segments={tabs}
          disabled={isBusy}
          onChange={setMode}
        />
      )}
      <Box sx={{ mt: 1.8, minHeight: 330 }}>
        {mode === 'existing' ? (
          <ClientList chosen={chosen} disabled={isBusy} onChoose={setChosen} />
        ) : (
          <NewClientFields form={form} isBusy={isBusy} />
        )}
      </Box>
      <DialogActions>
        {client !== undefined && (
          <Button
            variant="text"
            color="error"
            disabled={isBusy}
            onClick={() => assign.mutate(undefined)}
          >
            Remove Client
          </Button>
        )}
        <Box component="span" sx={{ flex: 1 }} />
        <Button variant="text" onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
        <AsyncButton
          type="submit"
          variant="main"
          loading={isBusy}
          disabled={mode === 'existing' && chosen === undefined}
        >
          {saveText[mode]}
        </AsyncButton>
      </DialogActions>
    </form>
  )
}
