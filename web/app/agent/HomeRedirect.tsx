import { Navigate } from 'react-router-dom'
import { useSession } from '../../lib/session/session'
import { homePath } from './home-path'

/** Signed-in users who come to / go to their builder (1 §2). */
export function HomeRedirect() {
  return <Navigate to={homePath(useSession())} replace />
}
