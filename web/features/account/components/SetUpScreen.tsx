import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Brand } from '../../../components/brand/Brand'
import { TitledCard } from '../../../components/card/TitledCard'
import { Loading } from '../../../components/feedback/Loading'
import { Icon } from '../../../components/icons/Icon'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { useSession } from '../../../lib/session/session'
import { accountQuery, useRefreshUser } from '../api/account'
import { AddFactor } from './AddFactor'
import { SettingRow } from './SettingRow'
import { useProof } from './use-proof'

const RecoveryCodesDialog = lazyPart(() => import('./RecoveryCodesDialog'), 'RecoveryCodesDialog')
const nothing = { passkeys: [], recoveryCodesLeft: 0, isRequired: true }

/**
 * What an agent sees in place of every page until they have the second step that their agency
 * requires.
 */
export function SetUpScreen() {
  const { agency, signOut } = useSession()
  const { data, isPending } = useQuery(accountQuery)
  const goOn = useRefreshUser()
  const [codes, setCodes] = useState<readonly string[]>()
  const { prove, dialog } = useProof(data?.twoStep ?? nothing)
  if (isPending) return <Loading />
  return (
    <Box
      component="main"
      sx={{ width: 'min(600px, calc(100% - 40px))', m: '0 auto', p: '10vh 0 40px' }}
    >
      <Brand size="large" />
      <Box component="h1" sx={{ mt: 4 }}>
        Set up two-step sign-in
      </Box>
      <Box component="p" sx={{ m: '8px 0 24px', color: 'ink.second' }}>
        {agency.name} requires a second step when you sign in. Choose one to continue; you can add
        more later in My Account.
      </Box>
      <TitledCard title="Choose a second step">
        <SettingRow name="Passkey" value="Your fingerprint, face, screen lock or security key">
          <AddFactor kind="passkey" prove={prove} onCodes={setCodes} onAdded={goOn} />
        </SettingRow>
        <SettingRow name="Authenticator app" value="A code from an app on your phone">
          <AddFactor kind="totp" prove={prove} onCodes={setCodes} onAdded={goOn} />
        </SettingRow>
      </TitledCard>
      <AsyncButton
        variant="text"
        color="error"
        sx={{ mt: 2 }}
        onClick={signOut}
        startIcon={<Icon name="log-out" size={17} />}
      >
        Sign out
      </AsyncButton>
      {dialog}
      {codes !== undefined && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(undefined)
            goOn()
          }}
        />
      )}
    </Box>
  )
}
