import { Suspense, useEffect } from 'react'
import { Outlet, type RouteObject, useLocation, useNavigationType } from 'react-router-dom'
import { Loading } from '../../components/feedback/Loading'
import { lazyPage } from '../../lib/loading/lazy-page'
import { CrashGuard } from '../CrashGuard'
import { Shell } from '../shell/Shell'
import { HomeRedirect } from './HomeRedirect'
import { LeaveGuard } from './LeaveGuard'
import { PageFrame } from './PageFrame'
import { Protected } from './Protected'
import { type PageRoute, pageRoutes } from './page-routes'

const OopsPage = lazyPage(() => import('../../pages/error/OopsPage'), 'OopsPage')

/** Every route of the agents' app: the pages behind their guards, what leads to the builder, and the error page. */
export function agentRoutes(): RouteObject[] {
  const pages = [
    ...['/', '/builder', '/custom'].map((path) => ({ path, element: <HomeRedirect /> })),
    { element: <Shell />, children: pageRoutes.filter(({ bare }) => !bare).map(framed) },
    ...pageRoutes.filter(({ bare }) => bare).map(framed),
  ]
  return [
    {
      element: <Frame />,
      children: [
        { element: <Protected />, children: pages },
        ...(import.meta.env.DEV ? [{ path: '/sentryError', element: <SentryError /> }] : []),
        { path: '*', element: <OopsPage /> },
      ],
    },
  ]
}

/** Around every page. One that failed is tried again at another address. */
function Frame() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  // A new page begins at its top; the browser's own buttons come back to where one was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the event
  useEffect(() => {
    if (type !== 'POP') scrollTo(0, 0)
  }, [pathname, type])
  return (
    <>
      <CrashGuard resetKey={pathname}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </CrashGuard>
      <LeaveGuard />
    </>
  )
}

const framed = (route: PageRoute): RouteObject => ({
  path: route.path,
  element: <PageFrame key={route.path} route={route} />,
})

/** /sentryError, while developing only: fails on purpose, to try the error page and the reporting (1 §2). */
function SentryError(): never {
  throw new Error('This error is thrown on purpose')
}
