import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ShareLink } from '#shared/api/share-links'
import { countOf } from '#shared/format/words'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { BoneLines } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { inRow } from '../../../components/looks/looks'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { StatusChip, type StatusWord } from '../../../components/state/StatusChip'
import { failureText } from '../../../lib/api/api-error'
import { lazyPage } from '../../../lib/loading/lazy-page'
import { instantWords } from '../../../trip/life/instant-words'
import { type LinksOf, shareLinksQuery, useRevokeShareLink } from '../api/share-links'

const NewLinkDialog = lazyPage(() => import('./NewLinkDialog'), 'NewLinkDialog')

interface ShareLinksDialogProps {
  readonly of: LinksOf
  /** Name of the trip or the client. */
  readonly name: string
  readonly onClose: () => void
}

/**
 * Links to a trip, or to the trips of a client: who can open it, how often it was, and a way to
 * take each back.
 */
export function ShareLinksDialog({ of, name, onClose }: ShareLinksDialogProps) {
  const { data, error, refetch } = useQuery(shareLinksQuery(of))
  const [isMaking, setMaking] = useState(false)
  const [toRevoke, setToRevoke] = useState<ShareLink>()
  const { mutateAsync: revoke } = useRevokeShareLink(of)
  if (isMaking) {
    return (
      <Suspense>
        <NewLinkDialog of={of} onClose={() => setMaking(false)} />
      </Suspense>
    )
  }
  return (
    <FormDialog
      title="Share links"
      text={`Whoever has a link to ${name} sees its presentation, without signing in, and nothing else.`}
      width="sm"
      submitLabel={undefined}
      aside={
        <Button variant="main" onClick={() => setMaking(true)}>
          Create link
        </Button>
      }
      onSubmit={() => undefined}
      onClose={onClose}
    >
      {data === undefined && error === null && <BoneLines lines={3} />}
      {data === undefined && error !== null && (
        <ErrorState
          title="The links couldn’t be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <Box
          component="p"
          sx={{
            p: 2,
            color: 'ink.second',
            textAlign: 'center',
            bgcolor: 'ground.sand',
            borderRadius: 1,
          }}
        >
          No links yet. Create one for everyone you want to show this trip to, so that you see who
          opened it.
        </Box>
      )}
      <Box
        component="ul"
        aria-label="Links"
        sx={{ maxHeight: '50vh', overflowY: 'auto', overflowWrap: 'anywhere' }}
      >
        {data?.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            showsTrip={'clientId' in of}
            onRevoke={() => setToRevoke(link)}
          />
        ))}
      </Box>
      <ConfirmDialog
        open={toRevoke !== undefined}
        title="Revoke this link?"
        text="It stops working at once, for everyone who has it. It can’t be restored; you can create another."
        confirmLabel="Revoke link"
        destructive
        onCancel={() => setToRevoke(undefined)}
        onConfirm={() =>
          toRevoke &&
          revoke(toRevoke)
            .then(
              () => showSnackbar('Link revoked.'),
              (failure: unknown) => showSnackbar(failureText(failure), { tone: 'error' }),
            )
            .then(() => setToRevoke(undefined))
        }
      />
    </FormDialog>
  )
}

function statusOf({ revokedAt, expiresAt }: ShareLink): StatusWord {
  if (revokedAt !== undefined) return { label: 'Revoked', tone: 'bad' }
  return Date.parse(expiresAt) <= Date.now()
    ? { label: 'Expired', tone: 'plain' }
    : { label: 'Active', tone: 'ok' }
}

interface LinkRowProps {
  readonly link: ShareLink
  readonly showsTrip: boolean
  readonly onRevoke: () => void
}

function LinkRow({ link, showsTrip, onRevoke }: LinkRowProps) {
  const { label, tripName, createdAt, createdBy, expiresAt, hasPassword, opens, lastOpenedAt } =
    link
  const status = statusOf(link)
  const at = (instant: string) => instantWords(new Date(instant), new Date())
  const title = label === '' ? 'Anyone with the link' : label
  const isActive = status.label === 'Active'
  return (
    <Box
      component="li"
      sx={{ ...inRow(1.6), p: '12px 0', '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box dir="auto" sx={{ fontWeight: 600 }}>
          {title}
          {hasPassword && ' (with password)'}
        </Box>
        <Box className="tabular" sx={{ color: 'ink.second', fontSize: 13, lineHeight: '18px' }}>
          {showsTrip && `${tripName}. `}
          {lastOpenedAt === undefined
            ? 'Not opened yet. '
            : `Opened ${countOf(opens, 'time')}, last ${at(lastOpenedAt)}. `}
          Created {at(createdAt)} by {createdBy}.{isActive && ` Expires ${at(expiresAt)}.`}
        </Box>
      </Box>
      <StatusChip status={status} />
      {isActive && (
        <Button
          size="small"
          variant="text"
          color="error"
          aria-label={`Revoke ${title}`}
          onClick={onRevoke}
        >
          Revoke
        </Button>
      )}
    </Box>
  )
}
