import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { ConsentChoice } from '../../../components/consent/ConsentChoice'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { inRow } from '../../../components/looks/looks'
import { useSession } from '../../../lib/session/session'
import { accountQuery } from '../api/account'
import { NoticesCard } from './NoticesCard'
import { ProfileCard } from './ProfileCard'
import { SecurityCard } from './SecurityCard'
import { SessionsCard } from './SessionsCard'
import { SignatureCard } from './SignatureCard'

/** `/profile`: everything about the agent's own account, on one page. */
export function AccountScreen() {
  const { signOut } = useSession()
  const { data, isError, error, refetch } = useQuery(accountQuery)
  return (
    <Box
      component="main"
      sx={{ maxWidth: 780, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <Box component="header" sx={{ ...inRow(2), mb: 2.4 }}>
        <Box component="h1" sx={{ mr: 'auto' }}>
          My Account
        </Box>
        <AsyncButton
          variant="text"
          color="error"
          onClick={signOut}
          startIcon={<Icon name="log-out" size={17} />}
        >
          Sign out
        </AsyncButton>
      </Box>
      {isError && data === undefined ? (
        <ErrorState
          title="Your account couldn’t be loaded"
          error={error}
          kept="Nothing was changed."
          onRetry={refetch}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {data === undefined ? (
            <Box role="status" aria-label="Loading your account" sx={{ display: 'grid', gap: 2 }}>
              {[260, 300, 220].map((height) => (
                <Bone key={height} height={height} radius={12} />
              ))}
            </Box>
          ) : (
            <>
              <ProfileCard account={data} />
              <SecurityCard twoStep={data.twoStep} />
              <SignatureCard key={data.headshot} account={data} />
              <NoticesCard notices={data.notices} timeZone={data.timeZone} />
            </>
          )}
          <SessionsCard />
          <ConsentChoice />
        </Box>
      )}
    </Box>
  )
}
