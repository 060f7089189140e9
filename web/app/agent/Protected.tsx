import { Outlet } from 'react-router-dom'
import { Loading } from '../../components/feedback/Loading'
import { rememberOrigin } from '../../lib/session/origin'
import { SessionContext } from '../../lib/session/session'
import { readToken } from '../../lib/session/token'
import { SessionFailed } from './SessionFailed'
import { useSessionLoader } from './use-session-loader'
import { WaitForServer } from './WaitForServer'

/** Pages that need a signed-in agent. Without one the visitor goes to / and the address is remembered (1 §2). */
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
      <Outlet />
    </SessionContext>
  )
}

function SentHome() {
  if (location.pathname !== '/') rememberOrigin(`${location.pathname}${location.search}`)
  location.replace('/')
  return <Loading />
}
