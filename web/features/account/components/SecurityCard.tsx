import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { TitledCard } from '../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { StatusChip } from '../../../components/state/StatusChip'
import { failureText } from '../../../lib/api/api-error'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { useSession } from '../../../lib/session/session'
import { instantDay } from '../../../lib/time/instants'
import {
  removeFactor,
  renewRecoveryCodes,
  type TwoStep,
  useNoteTwoStep,
  useSetTwoStepRule,
} from '../api/account'
import { AddFactor } from './AddFactor'
import { SettingRow } from './SettingRow'
import { useProof } from './use-proof'

const PasswordDialog = lazyPart(() => import('./PasswordDialog'), 'PasswordDialog')
const RecoveryCodesDialog = lazyPart(() => import('./RecoveryCodesDialog'), 'RecoveryCodesDialog')

/**
 * How the agent signs in: password, authenticator app, passkeys, recovery codes, and the agency's
 * rule.
 */
export function SecurityCard({ twoStep }: { readonly twoStep: TwoStep }) {
  const { agency, may } = useSession()
  const [isPassword, setPassword] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const [removing, setRemoving] = useState<{ readonly factor: string; readonly title: string }>()
  const note = useNoteTwoStep()
  const rule = useSetTwoStepRule(agency.id)
  const { prove, dialog } = useProof(twoStep)
  const { totpSince, passkeys, recoveryCodesLeft, isRequired } = twoStep
  const hasSecondStep = totpSince !== undefined || passkeys.length > 0
  const fail = (error: unknown) => void showSnackbar(failureText(error), { tone: 'error' })
  const remove = ({ factor }: { readonly factor: string }) => {
    setRemoving(undefined)
    return prove(() => removeFactor(factor)).then((done) => {
      if (done === undefined) return
      note(done)
      showSnackbar(factor === 'totp' ? 'Authenticator app removed.' : 'Passkey removed.')
    }, fail)
  }
  const renew = () =>
    prove(renewRecoveryCodes).then((done) => {
      if (done === undefined) return
      note(done)
      setCodes(done.recoveryCodes)
    }, fail)
  const removeButton = (factor: string, title: string, label: string) => (
    <Button
      size="small"
      variant="text"
      color="error"
      aria-label={label}
      onClick={() => setRemoving({ factor, title })}
    >
      Remove
    </Button>
  )
  return (
    <TitledCard
      title="Sign-in and security"
      note={
        <StatusChip
          status={
            hasSecondStep
              ? { label: 'Two-step sign-in on', tone: 'ok' }
              : { label: 'Password only', tone: isRequired ? 'bad' : 'warn' }
          }
        />
      }
    >
      <SettingRow name="Password" value="Changing it signs you out on your other devices">
        <Button size="small" variant="outlined" onClick={() => setPassword(true)}>
          Change password
        </Button>
      </SettingRow>
      <SettingRow
        name="Authenticator app"
        value={
          totpSince === undefined
            ? 'A code from an app on your phone, after your password'
            : `On since ${instantDay(totpSince)}`
        }
      >
        {totpSince === undefined ? (
          <AddFactor kind="totp" prove={prove} onCodes={setCodes} />
        ) : (
          removeButton('totp', 'Remove the authenticator app?', 'Remove authenticator app')
        )}
      </SettingRow>
      <SettingRow
        name="Passkeys"
        value="Your fingerprint, face, screen lock or security key, with or without your password"
      >
        <AddFactor kind="passkey" prove={prove} onCodes={setCodes} />
      </SettingRow>
      {passkeys.length > 0 && (
        <Box component="ul" aria-label="Passkeys" sx={{ pl: 2 }}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id}>
              <SettingRow
                name={name}
                value={`Added ${instantDay(createdAt)}${lastUsedAt === undefined ? '' : `, last used ${instantDay(lastUsedAt)}`}`}
              >
                {removeButton(id, `Remove the passkey ${name}?`, `Remove passkey ${name}`)}
              </SettingRow>
            </li>
          ))}
        </Box>
      )}
      {hasSecondStep && (
        <SettingRow
          name="Recovery codes"
          value={`${recoveryCodesLeft} of 10 left. Each signs you in once when you don’t have your phone or key.`}
        >
          <Button size="small" variant="outlined" onClick={renew}>
            Make new codes
          </Button>
        </SettingRow>
      )}
      {may('admin') && (
        <SettingRow
          name={`Everyone at ${agency.name}`}
          value={
            <FormControlLabel
              label="Require two-step sign-in. Colleagues without it set it up at their next sign-in."
              control={
                <Checkbox
                  checked={isRequired}
                  disabled={rule.isPending}
                  onChange={(event) => rule.mutate(event.target.checked)}
                />
              }
            />
          }
        />
      )}
      {dialog}
      {isPassword && <PasswordDialog onClose={() => setPassword(false)} />}
      {codes !== undefined && (
        <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={removing?.title ?? ''}
        text="It can no longer be used to sign in. You’ll confirm that it’s you first."
        confirmLabel="Remove"
        destructive
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(undefined)}
      />
    </TitledCard>
  )
}
