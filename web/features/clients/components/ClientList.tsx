import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { Field } from '../../../components/inputs/Field'
import { PersonAvatar } from '../../../components/people/PersonAvatar'
import { clientsQuery, clientsShown } from '../api/clients-query'
import type { ClientChoice } from '../model/client-choice'
import styles from './assign-client.module.css'

interface ClientListProps {
  readonly chosen: ClientChoice | undefined
  readonly disabled: boolean
  readonly onChoose: (client: ClientChoice) => void
}

/** Searches the agent's clients and lets one be chosen: arrows move, Enter and Space choose. */
export function ClientList({ chosen, disabled, onChoose }: ClientListProps) {
  const [typed, setTyped] = useState('')
  const term = useSettled(typed, 300)
  const clients = useQuery(clientsQuery(term))
  return (
    <div className={styles.existing}>
      <Field
        label="Search clients"
        icon="search"
        value={typed}
        disabled={disabled}
        autoFocus
        placeholder="Name of the client"
        onChange={(event) => setTyped(event.target.value)}
      />
      <div
        className={styles.list}
        role="radiogroup"
        aria-label="Clients"
        aria-busy={clients.isFetching}
        onKeyDown={moveFocus}
      >
        {clients.isPending && ['a', 'b', 'c', 'd'].map((row) => <Bone key={row} height={56} radius={10} />)}
        {clients.isError && (
          <ErrorState
            title="Your clients could not be loaded"
            error={clients.error}
            onRetry={() => void clients.refetch()}
          />
        )}
        {clients.data?.length === 0 && <p className={styles.none}>No clients found</p>}
        {clients.data?.map(({ id, name, email }) => (
          // biome-ignore lint/a11y/useSemanticElements: a row of two lines and a picture is no native radio button
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={chosen?.id === id}
            className={styles.row}
            disabled={disabled}
            onClick={() => onChoose({ id, name })}
          >
            <PersonAvatar name={name} size={36} />
            <span className={styles.person}>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <span className={styles.email}>{email}</span>
            </span>
            {chosen?.id === id && <Icon name="circle-check" size={20} />}
          </button>
        ))}
      </div>
      {clients.data?.length === clientsShown && (
        <p className={styles.more}>Showing the first {clientsShown}: type to narrow them.</p>
      )}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const rows = [...event.currentTarget.querySelectorAll('button')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  event.preventDefault()
  rows[(at + step + rows.length) % rows.length]?.focus()
}

/** A value once it has not changed for a while. */
function useSettled(value: string, waitMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
