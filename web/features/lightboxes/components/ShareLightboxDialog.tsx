import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import type { LightboxLink } from '#shared/api/lightboxes'
import { shareDays } from '#shared/api/share-links'
import { countOf } from '#shared/format/words'
import type { LightboxId } from '#shared/ids/ids'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { SelectField } from '../../../components/inputs/SelectField'
import { inRow } from '../../../components/looks/looks'
import { useCopy } from '../../../components/snackbar/use-copy'
import { StatusChip, type StatusWord } from '../../../components/state/StatusChip'
import { instantWords } from '../../../trip/life/instant-words'
import { useRevokeLink, useShareLightbox } from '../api/lightboxes'

interface ShareLightboxDialogProps {
  readonly id: LightboxId
  readonly label: string
  readonly links: readonly LightboxLink[]
  readonly onClose: () => void
}

const dayWords = { 7: 'A week', 30: '30 days', 90: '90 days', 365: 'A year' } as const

/**
 * Links to a lightbox: one for each guest, so that it is seen who said what, and a way to take each
 * back.
 */
export function ShareLightboxDialog({ id, label, links, onClose }: ShareLightboxDialogProps) {
  const share = useShareLightbox(id)
  const copy = useCopy()
  const [guest, setGuest] = useState('')
  const [password, setPassword] = useState('')
  const [days, setDays] = useState<(typeof shareDays)[number]>(30)
  const [problem, setProblem] = useState<string>()
  const [weak, setWeak] = useState<string>()
  const address = share.data && `${location.origin}${share.data.address}`
  const submit = () => {
    if (guest.trim() === '') return setProblem('Say who it is for')
    if (password !== '' && password.length < 6) return setWeak('Use at least 6 characters')
    share.mutate(
      { label: guest.trim(), days, password },
      {
        onSuccess: () => {
          setGuest('')
          setPassword('')
        },
      },
    )
  }
  return (
    <FormDialog
      title="Share lightbox"
      text={`Whoever has a link to ${label} can look, pick, comment and download without signing in. They see nothing else.`}
      width="sm"
      submitLabel="Create link"
      isBusy={share.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {address !== undefined && (
        <Box
          sx={{ display: 'grid', gap: 1, mb: 2, p: 1.6, bgcolor: 'forest.100', borderRadius: 1 }}
        >
          <Field
            label="Link"
            hint="Copy it now: it’s shown only once."
            value={address}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <Button
            size="small"
            sx={{ justifySelf: 'start' }}
            onClick={() => copy(address, 'Link copied.')}
          >
            Copy link
          </Button>
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1.6,
          alignItems: 'start',
          gridTemplateColumns: { sm: '1fr 140px' },
        }}
      >
        <Field
          label="Who is it for?"
          autoComplete="off"
          hint="What they pick and write stands under this name."
          value={guest}
          error={problem}
          inputProps={{ maxLength: 100 }}
          onChange={({ target }) => {
            setProblem(undefined)
            setGuest(target.value)
          }}
        />
        <SelectField
          label="Works for"
          value={String(days)}
          onChange={({ target }) =>
            setDays(shareDays.find((one) => String(one) === target.value) ?? 30)
          }
        >
          {shareDays.map((one) => (
            <MenuItem key={one} value={String(one)}>
              {dayWords[one]}
            </MenuItem>
          ))}
        </SelectField>
        <Field
          label="Password (optional)"
          type="password"
          autoComplete="new-password"
          hint="Send it separately from the link."
          value={password}
          error={weak}
          inputProps={{ maxLength: 128 }}
          onChange={({ target }) => {
            setWeak(undefined)
            setPassword(target.value)
          }}
        />
      </Box>
      <Box component="ul" aria-label="Links" sx={{ maxHeight: '40vh', overflowY: 'auto', mt: 1.6 }}>
        {links.map((link) => (
          <LinkRow key={link.accessTokenId} link={link} />
        ))}
      </Box>
    </FormDialog>
  )
}

function statusOf({ revokedAt, expiresAt }: LightboxLink): StatusWord {
  if (revokedAt !== undefined) return { label: 'Revoked', tone: 'bad' }
  return Date.parse(expiresAt) <= Date.now()
    ? { label: 'Expired', tone: 'plain' }
    : { label: 'Active', tone: 'ok' }
}

/** A link; its button asks once more before it revokes. */
function LinkRow({ link }: { readonly link: LightboxLink }) {
  const { accessTokenId, label, createdBy, createdAt, expiresAt, opens, lastOpenedAt } = link
  const [isAsking, setAsking] = useState(false)
  const revoke = useRevokeLink()
  const at = (instant: string) => instantWords(new Date(instant), new Date())
  const status = statusOf(link)
  return (
    <Box
      component="li"
      sx={{ ...inRow(1.6), flexWrap: 'wrap', p: '10px 0', borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
        <b dir="auto">{label}</b>
        <Box className="tabular" sx={{ color: 'ink.second', fontSize: 13, lineHeight: '18px' }}>
          {lastOpenedAt === undefined
            ? 'Not opened yet. '
            : `Opened ${countOf(opens, 'time')}, last ${at(lastOpenedAt)}. `}
          Created {at(createdAt)} by {createdBy}.{link.hasPassword && ' Takes a password.'}
          {status.label === 'Active' && ` Expires ${at(expiresAt)}.`}
        </Box>
      </Box>
      <StatusChip status={status} />
      {status.label === 'Active' && (
        <Button
          size="small"
          variant="text"
          color="error"
          disabled={revoke.isPending}
          aria-label={isAsking ? undefined : `Revoke ${label}`}
          onBlur={() => setAsking(false)}
          onClick={() => (isAsking ? revoke.mutate(accessTokenId) : setAsking(true))}
        >
          {isAsking ? 'Revoke now' : 'Revoke'}
        </Button>
      )}
    </Box>
  )
}
