import { Fragment, type ReactNode, Suspense, useEffect, useRef } from 'react'
import {
  Navigate,
  Outlet,
  type RouteObject,
  useBlocker,
  useLocation,
  useNavigationType,
  useOutlet,
} from 'react-router-dom'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog'
import { Loading } from '../../components/feedback/Loading'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { trackPageView } from '../../lib/analytics/analytics'
import { lazyPage } from '../../lib/loading/lazy-page'
import { currentGuard, useCurrentGuard } from '../../lib/navigation/leave-guard'
import { rememberOrigin } from '../../lib/session/origin'
import { noteRefusal, takeRefusal } from '../../lib/session/refusal'
import { useSession } from '../../lib/session/session'
import { usePageTitle } from '../../lib/title/use-page-title'
import { CrashGuard } from '../CrashGuard'
import { Shell } from '../shell/Shell'
import { homePath } from './home-path'
import { Protected } from './Protected'
import { type PageRoute, pageRoutes } from './page-routes'
import { refusalWords } from './refusal-words'

const OopsPage = lazyPage(() => import('../../pages/error/OopsPage'), 'OopsPage')

/** Every route of the agents' app: guarded pages, redirects to the builder, and the error page. */
export function agentRoutes(): RouteObject[] {
  const pages = [
    { path: '/', element: <HomeRedirect /> },
    {
      element: <Shell />,
      children: [
        { element: <Overlaid />, children: pageRoutes.filter(({ bare }) => !bare).map(frame) },
      ],
    },
    ...pageRoutes.filter(({ bare }) => bare).map(frame),
  ]
  return [
    {
      element: <Frame />,
      children: [
        { element: <Protected />, children: pages },
        ...(import.meta.env.DEV ? [{ path: '/sentryError', element: <SentryError /> }] : []),
        { path: '*', element: <NotFound /> },
      ],
    },
  ]
}

const overlayOf = (pathname: string) =>
  pageRoutes.find(({ path, over }) => over !== undefined && path === pathname)

/** The page; while its address is that of a dialog, the page before it stays beneath. */
function Overlaid() {
  const outlet = useOutlet()
  const overlay = overlayOf(useLocation().pathname)
  const before = useRef<ReactNode>(undefined)
  if (overlay === undefined) before.current = outlet
  const Beneath = pageRoutes.find(({ path }) => path === overlay?.over)?.Page
  return (
    <>
      <Fragment key="page">
        {before.current ?? (Beneath === undefined ? null : <Beneath />)}
      </Fragment>
      {overlay !== undefined && outlet}
    </>
  )
}

/** Wraps every page. After an error, navigating elsewhere tries again. */
function Frame() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  // A new page starts at the top; Back and Forward restore the scroll position.
  useEffect(() => {
    if (type !== 'POP' && overlayOf(pathname) === undefined) scrollTo(0, 0)
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

const frame = (route: PageRoute): RouteObject => ({
  path: route.path,
  element: <PageFrame key={route.path} route={route} />,
})

function NotFound() {
  usePageTitle('Page not found')
  return <OopsPage />
}

/** /sentryError, in development only: throws, to try the error page and the reporting (1 §2). */
function SentryError(): never {
  throw new Error('This error is thrown on purpose')
}

/**
 * Signed-in users who come to / go to their builder, and are told why, where another page was
 * refused (1 §2).
 */
function HomeRedirect() {
  useEffect(() => {
    const refusal = takeRefusal()
    if (refusal !== undefined) showSnackbar(refusal, { tone: 'info' })
  }, [])
  return <Navigate to={homePath(useSession())} replace />
}

/**
 * A guarded page. Users without access are sent to /, where they are told why, and the address is
 * remembered (1 §2).
 */
function PageFrame({ route }: { readonly route: PageRoute }) {
  const { may, has } = useSession()
  const { pathname, search } = useLocation()
  const mayOpen = may(route.access ?? 'signedIn')
  const isOpen = mayOpen && (route.needs === undefined || has(route.needs))
  const overlay = overlayOf(pathname)
  const isBeneath = overlay !== undefined && overlay !== route
  usePageTitle(isBeneath ? overlay.title : route.title)
  useEffect(() => {
    if (!isBeneath) trackPageView(pathname)
  }, [pathname, isBeneath])
  useEffect(() => preloadViews(route), [route])
  useEffect(() => {
    if (isOpen) return
    rememberOrigin(`${pathname}${search}`)
    noteRefusal(refusalWords(route, mayOpen))
  }, [isOpen, mayOpen, route, pathname, search])
  if (!isOpen) return <Navigate to="/" replace />
  return (
    <Suspense fallback={<Loading />}>
      <route.Page />
    </Suspense>
  )
}

/**
 * The views of a trip. When one opens, the others are preloaded so that switching never shows a
 * blank page.
 */
const tripViews = pageRoutes.filter(({ path }) => /^\/itinerary\/.*:id$/.test(path))
const preloadAfterMs = 1_000

function preloadViews(route: PageRoute) {
  if (!tripViews.includes(route)) return undefined
  const timer = setTimeout(() => {
    for (const { Page } of tripViews) Page.preload()
  }, preloadAfterMs)
  return () => clearTimeout(timer)
}

/**
 * Asks before leaving unsaved work, by a link or the browser's buttons. The router allows only one
 * blocker: this one.
 */
export function LeaveGuard() {
  const guard = useCurrentGuard()
  const blocker = useBlocker(() => currentGuard() !== undefined)
  useEffect(() => {
    if (guard === undefined) blocker.proceed?.() // saved while the question was open, so there is nothing left to ask
  }, [guard, blocker])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      text={guard?.text ?? ''}
      confirmLabel="Leave page"
      cancelLabel="Stay on page"
      destructive
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
