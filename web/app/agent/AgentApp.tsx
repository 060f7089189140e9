import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, matchPath, RouterProvider } from 'react-router-dom'
import { useLazyOverlay } from '../../components/overlay/use-lazy-overlay'
import { useSnackbarsWanted } from '../../components/snackbar/snackbar-store'
import { lazyPart } from '../../lib/loading/lazy-page'
import { queryClient } from '../../lib/query/query-client'
import { readToken } from '../../lib/session/token'
import { agentParts } from '../theme/agent-parts'
import { setParts } from '../theme/look-store'
import { agentRoutes } from './agent-routes'
import { pageRoutes } from './page-routes'

setParts(agentParts)
if (readToken() !== undefined) preloadPage(location.pathname)

/** Loads the page's chunk while the user's data is loading. */
function preloadPage(path: string): void {
  pageRoutes.find((route) => matchPath(route.path, path) !== null)?.Page.preload()
}

let router: ReturnType<typeof createBrowserRouter> | undefined

/**
 * Created on first render: the sign-in page preloads this module and only sets the address
 * afterwards.
 */
const theRouter = () => (router ??= createBrowserRouter(agentRoutes()))

/** Everything behind the sign-in. */
export function AgentApp() {
  return (
    <QueryClientProvider client={queryClient}>
      {/* No transitions: fields bound to the address must respond to every keystroke. */}
      <RouterProvider router={theRouter()} useTransitions={false} />
      <Snackbars />
    </QueryClientProvider>
  )
}

const load = () => import('../../components/snackbar/SnackbarStack')
const Stack = lazyPart(load, 'SnackbarStack')

/**
 * The app's snackbars. Their code is loaded on the first message, or on the first pointer or key
 * event.
 */
function Snackbars() {
  return useLazyOverlay(useSnackbarsWanted(), load) ? <Stack /> : null
}
