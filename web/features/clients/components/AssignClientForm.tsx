import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Segmented } from '../../../components/inputs/Segmented'
import { createClient } from '../api/create-client'
import { blankClient, type ClientChoice, type FormProblem, newClientProblem } from '../model/client-choice'
import styles from './assign-client.module.css'
import { ClientList } from './ClientList'
import { NewClientFields } from './NewClientFields'
import type { Busy } from './use-busy'

export type AssignMode = 'existing' | 'new'

interface AssignClientFormProps {
  readonly client: ClientChoice | undefined
  readonly modes: readonly AssignMode[]
  readonly busy: Busy
  readonly onCancel: () => void
  readonly onAssigned: (client: ClientChoice | undefined) => Promise<void> | void
}

const tabs = [
  { value: 'existing', label: 'Select Existing Client' },
  { value: 'new', label: 'Create New Client' },
] as const
const saveText = { existing: 'Assign Client', new: 'Create and Assign Client' } as const

/** The two ways to assign a client, and the buttons below them. What was typed stays when the tab changes. */
export function AssignClientForm({ client, modes, busy, onCancel, onAssigned }: AssignClientFormProps) {
  const [mode, setMode] = useState<AssignMode>(modes[0] ?? 'existing')
  const [chosen, setChosen] = useState(client)
  const [form, setForm] = useState(blankClient)
  const [problem, setProblem] = useState<FormProblem>()
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const queries = useQueryClient()

  const createAndAssign = async () => {
    const wrong = newClientProblem(form)
    setProblem(wrong)
    if (wrong !== undefined) return
    const created = await createClient(form, idempotencyKey)
    if ('problem' in created) return setProblem(created.problem)
    void queries.invalidateQueries({ queryKey: ['clients'] })
    await onAssigned(created.client)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void busy.during(async () => {
      if (mode === 'new') await createAndAssign()
      else if (chosen !== undefined) await onAssigned(chosen)
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      {modes.length > 1 && (
        <Segmented label="How to assign" value={mode} segments={tabs} disabled={busy.isBusy} onChange={setMode} />
      )}
      <div className={styles.body}>
        {mode === 'existing' ? (
          <ClientList chosen={chosen} disabled={busy.isBusy} onChoose={setChosen} />
        ) : (
          <NewClientFields
            form={form}
            problem={problem}
            disabled={busy.isBusy}
            onChange={(next) => {
              setForm(next)
              setProblem(undefined)
              setIdempotencyKey(crypto.randomUUID())
            }}
          />
        )}
      </div>
      <DialogActions>
        {client !== undefined && (
          <Button
            variant="text"
            color="error"
            disabled={busy.isBusy}
            onClick={() => void busy.during(async () => onAssigned(undefined))}
          >
            Remove Client
          </Button>
        )}
        <span className={styles.spacer} />
        <Button variant="text" onClick={onCancel} disabled={busy.isBusy}>
          Cancel
        </Button>
        <AsyncButton
          type="submit"
          variant="main"
          loading={busy.isBusy}
          disabled={mode === 'existing' && chosen === undefined}
        >
          {saveText[mode]}
        </AsyncButton>
      </DialogActions>
    </form>
  )
}
