import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Loading } from '../../components/feedback/Loading'
import { trackPageView } from '../../lib/analytics/analytics'
import { rememberOrigin } from '../../lib/session/origin'
import { useSession } from '../../lib/session/session'
import { usePageTitle } from '../../lib/title/use-page-title'
import type { PageRoute } from './page-routes'

/** One page behind its guard. Whoever may not open it goes to / and the address is remembered (1 §2). */
export function PageFrame({ route }: { readonly route: PageRoute }) {
  const { may, has } = useSession()
  const { pathname, search } = useLocation()
  const isOpen = may(route.access) && (route.needs === undefined || has(route.needs))
  usePageTitle(route.title)
  useEffect(() => trackPageView(pathname), [pathname])
  useEffect(() => {
    if (!isOpen) rememberOrigin(`${pathname}${search}`)
  }, [isOpen, pathname, search])
  if (!isOpen) return <Navigate to="/" replace />
  return (
    <Suspense fallback={<Loading />}>
      <route.Page />
    </Suspense>
  )
}
