import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { SnackbarStack } from '../../components/snackbar/SnackbarStack'
import { queryClient } from '../../lib/query/query-client'
import { OopsPage } from '../../pages/error/OopsPage'
import { Shell } from '../shell/Shell'
import { HomeRedirect } from './HomeRedirect'
import { PageFrame } from './PageFrame'
import { Protected } from './Protected'
import { type PageRoute, pageRoutes } from './page-routes'
import { RouteCrash } from './RouteCrash'

const framed = (route: PageRoute) => ({ path: route.path, element: <PageFrame key={route.path} route={route} /> })

const router = createBrowserRouter([
  {
    element: <Protected />,
    errorElement: <RouteCrash />,
    children: [
      { path: '/', element: <HomeRedirect /> },
      { path: '/builder', element: <HomeRedirect /> },
      { element: <Shell />, children: pageRoutes.filter(({ bare }) => !bare).map(framed) },
      ...pageRoutes.filter(({ bare }) => bare).map(framed),
    ],
  },
  { path: '*', element: <OopsPage /> },
])

/** Everything behind the sign-in. */
export function AgentApp() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <SnackbarStack />
    </QueryClientProvider>
  )
}
