import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createBrowserRouter, matchPath, RouterProvider } from 'react-router-dom'
import { useLazyOverlay } from '../../components/overlay/use-lazy-overlay'
import { useSnackbarsWanted } from '../../components/snackbar/snackbar-store'
import { lazyPage } from '../../lib/loading/lazy-page'
import { queryClient } from '../../lib/query/query-client'
import { readToken } from '../../lib/session/token'
import { agentParts } from '../theme/agent-parts'
import { setParts } from '../theme/look-store'
import { agentRoutes } from './agent-routes'
import { pageRoutes } from './page-routes'

setParts(agentParts)
if (readToken() !== undefined) preloadPage(location.pathname)

/** Loads the chunk of the page at an address, beside the user's own data and not after it. */
function preloadPage(path: string): void {
  pageRoutes.find((route) => matchPath(route.path, path) !== null)?.Page.preload()
}

let router: ReturnType<typeof createBrowserRouter> | undefined

/** Made when it is first drawn: the sign-in page loads this module ahead, and only then sets the address. */
const theRouter = () => (router ??= createBrowserRouter(agentRoutes()))

/** Everything behind the sign-in. */
export function AgentApp() {
  return (
    <QueryClientProvider client={queryClient}>
      {/* Without transitions: fields whose value stands in the address must follow each key at once. */}
      <RouterProvider router={theRouter()} useTransitions={false} />
      <Snackbars />
    </QueryClientProvider>
  )
}

const load = () => import('../../components/snackbar/SnackbarStack')
const Stack = lazyPage(load, 'SnackbarStack')

/** The app's snackbars. Their code is loaded on the first message, or on the first pointer or key event. */
function Snackbars() {
  return useLazyOverlay(useSnackbarsWanted(), load) ? (
    <Suspense>
      <Stack />
    </Suspense>
  ) : null
}
