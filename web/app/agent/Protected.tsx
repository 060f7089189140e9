import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { matchPath, Outlet } from 'react-router-dom'
import { ErrorState } from '../../components/feedback/ErrorState'
import { Loading } from '../../components/feedback/Loading'
import { Icon } from '../../components/icons/Icon'
import { useLate } from '../../components/inputs/use-late'
import { centeredLook, radius } from '../../components/looks/looks'
import { isApiError } from '../../lib/api/api-error'
import { lazyPage } from '../../lib/loading/lazy-page'
import { leaveFor } from '../../lib/session/leave'
import { rememberOrigin } from '../../lib/session/origin'
import { noteRefusal } from '../../lib/session/refusal'
import { type Session, SessionContext } from '../../lib/session/session'
import { readToken } from '../../lib/session/token'
import { pageRoutes } from './page-routes'
import { signInWords } from './refusal-words'
import { useSessionLoader } from './use-session-loader'

const SetUpPage = lazyPage(() => import('../../pages/profile/SetUpPage'), 'SetUpPage')
const TermsGate = lazyPage(
  () => import('../../features/onboarding/components/TermsGate'),
  'TermsGate',
)

/**
 * Pages that need a signed-in agent. Without one the visitor goes to / and is told why; the address
 * is remembered (1 §2).
 */
export function Protected() {
  if (readToken() === undefined) return <SentHome />
  return <SignedIn />
}

function SignedIn() {
  const { session, error, isAway, retry } = useSessionLoader()
  if (error !== undefined) return <SessionFailed error={error} onRetry={retry} />
  if (session === undefined) return <WaitForServer isAway={isAway} />
  return (
    <SessionContext value={session}>
      <Suspense fallback={<Loading />}>
        <Gate session={session} />
      </Suspense>
    </SessionContext>
  )
}

/** The pages, once a user has set up what their agency asks of sign-ins, and accepted the terms. */
function Gate({ session }: { readonly session: Session }) {
  if (session.user.mustSetUpSecondStep === true) return <SetUpPage />
  const { mustAcceptTerms, masquerade } = session.user
  // Whoever acts as somebody else accepts nothing for them.
  return mustAcceptTerms === true && masquerade === undefined ? <TermsGate /> : <Outlet />
}

function SentHome() {
  const { pathname, search } = location
  if (pathname !== '/') {
    rememberOrigin(`${pathname}${search}`)
    noteRefusal(
      signInWords(pageRoutes.find(({ path }) => matchPath(path, pathname) !== null)?.title),
    )
  }
  leaveFor('/', { replace: true })
  return <Loading />
}

/** Shown when the user couldn't be loaded. After a 401 the sign-in page is already on its way. */
function SessionFailed({
  error,
  onRetry,
}: {
  readonly error: unknown
  readonly onRetry: () => void
}) {
  if (isApiError(error) && error.status === 401) return <Loading />
  if (readToken() === undefined) return <SentHome />
  return (
    <Box component="main" sx={{ width: 'min(560px, calc(100% - 40px))', m: '18vh auto 0' }}>
      <ErrorState
        isPage
        title="Your account couldn’t be loaded"
        error={error}
        kept="You are still signed in."
        onRetry={onRetry}
      />
    </Box>
  )
}

/**
 * Shown until the server has said who is signed in: a spinner, then a sentence saying what we're
 * waiting for.
 */
function WaitForServer({ isAway }: { readonly isAway: boolean }) {
  const isSlow = useLate(true, 700)
  if (!isAway && !isSlow) return <Loading />
  return (
    <Box component="main" sx={{ width: 'min(460px, calc(100% - 40px))', m: '22vh auto 0' }}>
      <Box component="section" role="status" sx={waiting}>
        <Icon name="loader-circle" size={26} spinning />
        <Typography
          variant="h3"
          component="h1"
          sx={{ mt: 0.4, fontSize: 20, lineHeight: '26px', color: 'ink.main' }}
        >
          {isAway ? 'We can’t reach Tembea' : 'Tembea is taking longer than usual'}
        </Typography>
        <Box component="p" sx={{ color: 'ink.second' }}>
          {isAway && 'It may be starting up, or you may be offline. '}This page opens automatically
          once we’re connected.
        </Box>
      </Box>
    </Box>
  )
}

const waiting = {
  ...centeredLook,
  gap: 1,
  p: '32px 28px',
  borderRadius: radius.card,
  bgcolor: 'background.paper',
  boxShadow: 4,
  color: 'forest.700',
  textAlign: 'center',
}
