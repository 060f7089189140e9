import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { Segmented } from '../../../components/inputs/Segmented'
import { createClient } from '../api/create-client'
import {
  blankClient,
  type ClientChoice,
  type FormProblem,
  type NewClientForm,
  newClientProblem,
} from '../model/client-choice'
import { ClientList } from './ClientList'
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
      <Box sx={{ mt: 1.8, minHeight: 330 }}>
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
      </Box>
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
        <Box component="span" sx={{ flex: 1 }} />
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

interface NewClientFieldsProps {
  readonly form: NewClientForm
  readonly problem: FormProblem | undefined
  readonly disabled: boolean
  readonly onChange: (form: NewClientForm) => void
}

const rows = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', maxLength: 100 },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', maxLength: 100 },
  { name: 'email', label: 'Email', autoComplete: 'email', maxLength: 254 },
  { name: 'phone', label: 'Phone (optional)', autoComplete: 'tel', maxLength: 50 },
  { name: 'address', label: 'Address (optional)', autoComplete: 'street-address', maxLength: 500 },
] as const

/** The five fields of a new client. The one that is wrong says why and takes the focus. */
function NewClientFields({ form, problem, disabled, onChange }: NewClientFieldsProps) {
  const inputs = useRef(new Map<string, HTMLInputElement>())
  useEffect(() => {
    if (problem !== undefined) inputs.current.get(problem.field)?.focus()
  }, [problem])
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.4 }}>
      {rows.map(({ name, label, autoComplete, maxLength }) => (
        <Box key={name} sx={[name === 'firstName' || name === 'lastName' ? { minWidth: 0 } : { gridColumn: '1 / -1' }]}>
          <Field
            label={label}
            name={name}
            value={form[name]}
            disabled={disabled}
            autoComplete={autoComplete}
            autoFocus={name === 'firstName'}
            error={problem?.field === name ? problem.message : undefined}
            inputProps={{ maxLength, ...(name === 'email' ? { inputMode: 'email' } : {}) }}
            inputRef={(input: HTMLInputElement | null) => {
              if (input === null) inputs.current.delete(name)
              else inputs.current.set(name, input)
            }}
            onChange={(event) => onChange({ ...form, [name]: event.target.value })}
          />
        </Box>
      ))}
    </Box>
  )
}
