import { useEffect, useRef } from 'react'
import { Field } from '../../../components/inputs/Field'
import type { FormProblem, NewClientForm } from '../model/client-choice'
import styles from './assign-client.module.css'

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
export function NewClientFields({ form, problem, disabled, onChange }: NewClientFieldsProps) {
  const inputs = useRef(new Map<string, HTMLInputElement>())
  useEffect(() => {
    if (problem !== undefined) inputs.current.get(problem.field)?.focus()
  }, [problem])
  return (
    <div className={styles.fields}>
      {rows.map(({ name, label, autoComplete, maxLength }) => (
        <div key={name} className={name === 'firstName' || name === 'lastName' ? styles.half : styles.whole}>
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
        </div>
      ))}
    </div>
  )
}
