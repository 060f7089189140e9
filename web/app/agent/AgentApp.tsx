import { QueryClientProvider } from '@tanstack/react-query'
import { Route, Routes, useLocation } from 'react-router-dom'
import { SnackbarStack } from '../../components/snackbar/SnackbarStack'
import { queryClient } from '../../lib/query/query-client'
import { readToken } from '../../lib/session/token'
import { OopsPage } from '../../pages/error/OopsPage'
import { CrashGuard } from '../CrashGuard'
import { GuardedRouter } from '../router/GuardedRouter'
import { ScrollToTop } from '../router/ScrollToTop'
import { Shell } from '../shell/Shell'
import { agentParts } from '../theme/agent-parts'
import { setParts } from '../theme/look-store'
import { HomeRedirect } from './HomeRedirect'
import { PageFrame } from './PageFrame'
import { Protected } from './Protected'
import { type PageRoute, pageRoutes } from './page-routes'
import { preloadPage } from './preload-page'
import { SentryError } from './SentryError'

setParts(agentParts)
if (readToken() !== undefined) preloadPage(location.pathname)

/** Everything behind the sign-in. */
export function AgentApp() {
  return (
    <QueryClientProvider client={queryClient}>
      <GuardedRouter>
        <ScrollToTop />
        <Pages />
      </GuardedRouter>
      <SnackbarStack />
    </QueryClientProvider>
  )
}

/** The routes. A page that failed is tried again at another address. */
function Pages() {
  const { pathname } = useLocation()
  return (
    <CrashGuard resetKey={pathname}>
      <Routes>
        <Route element={<Protected />}>
          <Route path="/" element={<HomeRedirect />} />
          <Route path="/builder" element={<HomeRedirect />} />
          <Route path="/custom" element={<HomeRedirect />} />
          <Route element={<Shell />}>{pageRoutes.filter(({ bare }) => !bare).map(framed)}</Route>
          {pageRoutes.filter(({ bare }) => bare).map(framed)}
        </Route>
        {import.meta.env.DEV && <Route path="/sentryError" element={<SentryError />} />}
        <Route path="*" element={<OopsPage />} />
      </Routes>
    </CrashGuard>
  )
}

const framed = (route: PageRoute) => (
  <Route key={route.path} path={route.path} element={<PageFrame key={route.path} route={route} />} />
)
