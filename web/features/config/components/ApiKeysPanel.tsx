import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { inRow } from '../../../components/looks/looks'
import { StatusChip, type StatusWord } from '../../../components/state/StatusChip'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { instantDay } from '../../../lib/time/instants'
import { type ApiKey, apiKeysQuery, useRevokeApiKey } from '../api/config'

const NewKeyDialog = lazyPart(() => import('./NewKeyDialog'), 'NewKeyDialog')

/** Keys of partners and systems, with what each may do, and a way to take one back. */
export function ApiKeysPanel() {
  const { data, isError, error, refetch } = useQuery(apiKeysQuery)
  const [isMaking, setMaking] = useState(false)
  const [toRevoke, setToRevoke] = useState<ApiKey>()
  const { mutateAsync: revoke } = useRevokeApiKey()
  if (isError && data === undefined)
    return <ErrorState title="The API keys couldn’t be loaded" error={error} onRetry={refetch} />
  return (
    <>
      <Box sx={{ ...inRow(2), flexWrap: 'wrap', mb: 1.6 }}>
        <Box component="p" sx={{ mr: 'auto', color: 'ink.second' }}>
          Partners and systems call the API with a key in the Authorization header.
        </Box>
        <Button
          variant="main"
          startIcon={<Icon name="plus" size={17} />}
          onClick={() => setMaking(true)}
        >
          Create API key
        </Button>
      </Box>
      <Card>
        {data === undefined && <Bone height={180} radius={12} />}
        {data?.length === 0 && (
          <Box component="p" sx={{ p: 3, color: 'ink.second', textAlign: 'center' }}>
            No API keys yet. Create one for a partner who needs an agency’s data.
          </Box>
        )}
        <Box component="ul" aria-label="API keys">
          {data?.map((key) => (
            <Row key={key.id} apiKey={key} onRevoke={() => setToRevoke(key)} />
          ))}
        </Box>
      </Card>
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
      <ConfirmDialog
        open={toRevoke !== undefined}
        title={`Revoke ${toRevoke?.name ?? 'key'}?`}
        text="Calls with this key are refused at once. It can’t be restored."
        confirmLabel="Revoke key"
        destructive
        onCancel={() => setToRevoke(undefined)}
        onConfirm={() =>
          toRevoke &&
          revoke(toRevoke)
            .catch(() => undefined)
            .then(() => setToRevoke(undefined))
        }
      />
    </>
  )
}

function statusOf({ revokedAt, expiresAt }: ApiKey): StatusWord {
  if (revokedAt !== undefined) return { label: 'Revoked', tone: 'bad' }
  if (expiresAt !== undefined && Date.parse(expiresAt) <= Date.now())
    return { label: 'Expired', tone: 'plain' }
  return { label: 'Active', tone: 'ok' }
}

function Row({ apiKey, onRevoke }: { readonly apiKey: ApiKey; readonly onRevoke: () => void }) {
  const {
    name,
    agencyName,
    kind,
    scopes,
    hint,
    createdAt,
    createdBy,
    expiresAt,
    revokedAt,
    lastUsedAt,
  } = apiKey
  const status = statusOf(apiKey)
  return (
    <Box component="li" sx={look}>
      <Box sx={{ minWidth: 0, flex: '1 1 240px', overflowWrap: 'anywhere' }}>
        <b>{name}</b> <span className="tabular">…{hint}</span>
        <Box sx={small}>
          {agencyName}, {kind}. {scopes.join(', ')}
        </Box>
      </Box>
      <Box sx={{ ...small, flex: '0 1 260px' }}>
        Created {instantDay(createdAt)} by {createdBy}.{' '}
        {revokedAt !== undefined
          ? `Revoked ${instantDay(revokedAt)}.`
          : expiresAt === undefined
            ? 'No end.'
            : `Ends ${instantDay(expiresAt)}.`}{' '}
        {lastUsedAt === undefined ? 'Never used.' : `Last used ${instantDay(lastUsedAt)}.`}
      </Box>
      <StatusChip status={status} />
      <Button
        size="small"
        variant="text"
        color="error"
        disabled={revokedAt !== undefined}
        aria-label={`Revoke ${name}`}
        onClick={onRevoke}
      >
        Revoke
      </Button>
    </Box>
  )
}

const small = { color: 'ink.second', fontSize: 13, lineHeight: '18px' }
const look = {
  ...inRow(1.6),
  flexWrap: 'wrap',
  p: '13px 20px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
