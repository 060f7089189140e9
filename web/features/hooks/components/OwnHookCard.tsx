import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TitledCard } from '../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { inRow } from '../../../components/looks/looks'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import type { Answer } from '../../../lib/api/route-table'
import { exactInstant } from '../../../lib/time/instants'
import { settingsQuery, useOwnHook } from '../api/hooks'

type Settings = Answer<'GET /api/Hooks/settings'>
type Tried = Answer<'POST /api/Hooks/test'>

/** Where events of the caller's agency go, beside the hook of the installation. */
export function OwnHookCard() {
  const { data, isError, error, refetch } = useQuery(settingsQuery)
  const [secret, setSecret] = useState<string>()
  return (
    <Box sx={{ mb: 2.4 }}>
      <TitledCard title="Your agency’s hook">
        {data !== undefined ? (
          <OwnHook key={data.url} settings={data} onSecret={setSecret} />
        ) : isError ? (
          <ErrorState title="The hook couldn’t be loaded" error={error} onRetry={refetch} />
        ) : (
          <Bone height={96} radius={8} />
        )}
        {secret !== undefined && data?.url !== null && (
          <Box sx={{ mt: 1.6 }}>
            <Field
              label="Signing secret"
              value={secret}
              readOnly
              hint="Copy it now. It’s shown only this once."
              onFocus={({ target }) => target.select()}
            />
          </Box>
        )}
      </TitledCard>
    </Box>
  )
}

interface OwnHookProps {
  readonly settings: Settings
  /** Hears the secret of a hook that is new, or whose secret was renewed. */
  readonly onSecret: (secret: string) => void
}

function OwnHook({ settings, onSecret }: OwnHookProps) {
  const { save, remove, test } = useOwnHook()
  const { url: stored, updatedAt, updatedBy } = settings
  const [typed, setTyped] = useState(stored ?? '')
  const [asks, setAsks] = useState<'renew' | 'remove'>()
  const url = typed.trim()
  const isSame = url === (stored ?? '')
  const refusal =
    save.error === null ? undefined : (fieldErrorsOf(save.error).url ?? failureText(save.error))
  const store = (renewSecret: boolean) =>
    save
      .mutateAsync({ url: renewSecret ? (stored ?? url) : url, renewSecret })
      .then(({ secret }) => secret !== undefined && onSecret(secret))
      .catch(() => {})
  return (
    <>
      <Box component="p" sx={{ color: 'ink.second', mb: 1.4 }}>
        Events of your agency are posted to this address as JSON, signed with your secret in the
        header <code>x-tembea-signature</code>.
      </Box>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (url !== '' && !isSame) void store(false)
        }}
        sx={{ display: 'flex', gap: 1.4, alignItems: 'start', flexWrap: 'wrap' }}
      >
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Field
            label="Address"
            type="url"
            value={typed}
            placeholder="https://hooks.example.com/tembea"
            autoComplete="off"
            inputProps={{ maxLength: 1_000 }}
            hint={
              updatedAt === undefined
                ? undefined
                : `Changed by ${updatedBy} on ${exactInstant(updatedAt)}`
            }
            error={refusal}
            onChange={({ target }) => {
              save.reset()
              setTyped(target.value)
            }}
          />
        </Box>
        <AsyncButton
          disabled={url === '' || isSame}
          onClick={() => store(false)}
          sx={{ mt: { xs: 0, sm: 2.3 } }}
        >
          Save hook
        </AsyncButton>
      </Box>
      {stored !== null && (
        <Box sx={{ ...inRow(1), flexWrap: 'wrap', mt: 1.6 }}>
          <AsyncButton variant="outlined" onClick={() => test.mutateAsync().catch(() => {})}>
            Send test event
          </AsyncButton>
          <Button variant="text" onClick={() => setAsks('renew')}>
            Renew secret
          </Button>
          <Button variant="text" color="error" onClick={() => setAsks('remove')}>
            Remove hook
          </Button>
        </Box>
      )}
      <TestResult tried={test.data} error={test.error} />
      <ConfirmDialog
        open={asks !== undefined}
        title={asks === 'renew' ? 'Renew the secret?' : 'Remove your agency’s hook?'}
        text={
          asks === 'renew'
            ? 'Deliveries are signed with the new secret at once. Receivers that check the old one refuse them until you change it there.'
            : 'Events of your agency are no longer sent to this address.'
        }
        confirmLabel={asks === 'renew' ? 'Renew secret' : 'Remove hook'}
        destructive
        onCancel={() => setAsks(undefined)}
        onConfirm={() => {
          const finish = asks === 'renew' ? store(true) : remove.mutateAsync().catch(() => {})
          return Promise.resolve(finish).finally(() => setAsks(undefined))
        }}
      />
    </>
  )
}

interface TestResultProps {
  readonly tried: Tried | undefined
  readonly error: Error | null
}

const wordsOf = ({ status, failure }: Tried): string =>
  status === undefined
    ? `The hook couldn’t be reached: ${failure}`
    : (failure ?? `The hook answered ${status}`)

/** What the hook answered to the test, or why it was not reached. */
function TestResult({ tried, error }: TestResultProps) {
  const words =
    error !== null
      ? `The test wasn’t sent. ${failureText(error)}`
      : tried === undefined
        ? ''
        : wordsOf(tried)
  const isWell = error === null && tried?.failure === undefined
  return (
    <Box
      component="p"
      role="status"
      className="tabular"
      sx={{ mt: words === '' ? 0 : 1, color: isWell ? 'success.main' : 'error.main' }}
    >
      {words}
      {error === null && tried !== undefined && ` (${tried.tookMs} ms)`}
    </Box>
  )
}
