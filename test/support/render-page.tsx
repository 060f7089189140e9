import { ThemeProvider } from '@mui/material/styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { afterEach, onTestFinished, vi } from 'vitest'
import { agentParts } from '../../web/app/theme/agent-parts'
import { createTembeaTheme } from '../../web/app/theme/theme'
import type { Address, Answer } from '../../web/lib/api/route-table'
import { type Session, SessionContext } from '../../web/lib/session/session'
import { aSession } from '../web/lib/session/builders'

/** One request that the page sent: its address in the contract, and what it carried. */
export interface SentRequest {
  readonly address: string
  readonly url: URL
  readonly body: unknown
  readonly headers: Headers
}

/** What the server says to an address of the contract: an answer, or a refusal made by `refuse`. */
type Reply<A extends Address> =
  | Answer<A>
  | Refusal
  | ((request: SentRequest) => Answer<A> | Refusal | Promise<Answer<A>>)
export type Server = { readonly [A in Address]?: Reply<A> }

class Refusal {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}

/** A refusal in the contract's form. */
export const refuse = (
  status: number,
  code: string,
  message: string,
  details: unknown = {},
): Refusal => new Refusal(status, { error: { code, message, details }, requestId: 'req_test' })

interface RoutesOptions {
  /** The address that is opened. */
  readonly at?: string
  /** What the server answers. A call to any other address fails the test. */
  readonly server?: Server
}

interface PageOptions extends RoutesOptions {
  /** The pattern that the address is an example of, where the page reads its parameters. */
  readonly path?: string
  readonly session?: Session
}

/**
 * Renders a part of the app as an agent sees it: theme, router, query cache, session, and a server
 * that speaks the contract. Put `// @vitest-environment happy-dom` at the head of the test's file.
 */
export const renderPage = (
  part: ReactNode,
  { path = '*', session, ...options }: PageOptions = {},
) =>
  renderRoutes(
    [
      { path, element: <SessionContext value={session ?? aSession()}>{part}</SessionContext> },
      ...(path === '*' ? [] : [{ path: '*', element: null }]),
    ],
    options,
  )

/** As `renderPage`, for routes that bring their own session. */
export async function renderRoutes(
  routes: RouteObject[],
  { at = '/', server = {} }: RoutesOptions = {},
) {
  const requests = serve(server)
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  })
  const user = userEvent.setup()
  const drawn = render(
    <ThemeProvider theme={theme} storageManager={null}>
      <QueryClientProvider client={queries}>
        <Suspense fallback={null}>
          <RouterProvider router={router} useTransitions={false} />
        </Suspense>
      </QueryClientProvider>
    </ThemeProvider>,
  )
  await act(async () => {})
  return {
    ...drawn,
    user,
    router,
    queries,
    requests,
    pathNow: () => router.state.location.pathname,
  }
}

const theme = createTembeaTheme(undefined, agentParts)

afterEach(cleanup)
configure({ asyncUtilTimeout: 20_000 }) // a lazy page may come late on a busy machine

/** Puts a server in place of `fetch` until the test ends, and returns the requests that it gets. */
export function serve(server: Server): SentRequest[] {
  const requests: SentRequest[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = sentRequest(url, init, Object.keys(server))
    requests.push(request)
    const reply = new Map<string, unknown>(Object.entries(server)).get(request.address)
    if (reply === undefined)
      throw new Error(`The test's server has no answer to ${request.address}`)
    const answer: unknown = typeof reply === 'function' ? await reply(request) : reply
    const isRefused = answer instanceof Refusal
    return new Response(JSON.stringify(isRefused ? answer.body : answer), {
      status: isRefused ? answer.status : 200,
      headers: { 'content-type': 'application/json' },
    })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return requests
}

function sentRequest(
  path: string,
  { method = 'GET', body, headers }: RequestInit,
  known: string[],
): SentRequest {
  const url = new URL(path, 'http://tembea.test')
  const address =
    known.find((one) => matches(one, method, url.pathname)) ?? `${method} ${url.pathname}`
  return {
    address,
    url,
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
    headers: new Headers(headers),
  }
}

function matches(address: string, method: string, pathname: string): boolean {
  const [wanted = '', template = ''] = address.split(' ')
  return (
    wanted === method &&
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+').replace(/\{\w+\+\}/g, '.+')}$`).test(
      pathname,
    )
  )
}
