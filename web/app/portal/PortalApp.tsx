import Box from '@mui/material/Box'
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import type { PortalHome } from '#shared/api/portal-shapes'
import { agencyTokens } from '#shared/theme/agency-tokens'
import { Loading } from '../../components/feedback/Loading'
import { PublicLink } from '../../components/navigation/PublicLink'
import { sendWaiting } from '../../features/portal/api/outbox'
import { useAnswer } from '../../features/portal/api/use-answer'
import { HomeScreen } from '../../features/portal/components/HomeScreen'
import { PortalFailure } from '../../features/portal/components/PortalFailure'
import { trackPageView } from '../../lib/analytics/analytics'
import { api } from '../../lib/api/api'
import { isApiError } from '../../lib/api/api-error'
import { lazyPage } from '../../lib/loading/lazy-page'
import { usePath } from '../../lib/navigation/public-path'
import { registerWorker } from '../../lib/offline/register-worker'
import { leaveFor } from '../../lib/session/leave'
import { rememberOrigin } from '../../lib/session/origin'
import { clientLoginPath, readToken } from '../../lib/session/token'
import { usePageTitle } from '../../lib/title/use-page-title'
import { setTokens } from '../theme/look-store'
import { Awake } from '../wake/Awake'
import { type PortalPlace, portalPlaceOf } from './portal-paths'

const EntryPage = lazyPage(() => import('../../pages/portal/PortalEntryPage'), 'PortalEntryPage')
const TripsPage = lazyPage(() => import('../../pages/portal/PortalTripsPage'), 'PortalTripsPage')
const TripPage = lazyPage(() => import('../../pages/portal/PortalTripPage'), 'PortalTripPage')
export const preloadTrip = TripPage.preload

const MessagesPage = lazyPage(
  () => import('../../pages/portal/PortalMessagesPage'),
  'PortalMessagesPage',
)
const TravelersPage = lazyPage(
  () => import('../../pages/portal/PortalTravelersPage'),
  'PortalTravelersPage',
)
const ComparePage = lazyPage(
  () => import('../../pages/portal/PortalComparePage'),
  'PortalComparePage',
)

const DevicesPage = lazyPage(
  () => import('../../pages/portal/PortalDevicesPage'),
  'PortalDevicesPage',
)

/** All but the proposals' comparison, which is of no use without a connection. */
function preloadPages(): void {
  for (const page of [TripsPage, TripPage, MessagesPage]) page.preload()
}

/**
 * The clients' portal: its own pages and its own session, without the agents' router, query cache
 * and forms.
 */
export function PortalApp() {
  const path = usePath()
  const place = portalPlaceOf(path)
  useEffect(() => trackPageView(path), [path])
  if (place.page === 'entry') {
    return (
      <Suspense fallback={<Loading />}>
        <link rel="manifest" href="/client.webmanifest" />
        <EntryPage mode={place.mode} token={place.token} />
        <Awake />
      </Suspense>
    )
  }
  if (readToken() === undefined) return <ToSignIn path={path} />
  return <SignedIn place={place} />
}

function ToSignIn({ path }: { readonly path: string }) {
  useEffect(() => {
    rememberOrigin(path)
    leaveFor(clientLoginPath, { replace: true })
  }, [path])
  return <Loading />
}

function SignedIn({ place }: { readonly place: Exclude<PortalPlace, { page: 'entry' }> }) {
  const {
    data: home,
    error,
    reload,
  } = useAnswer('home', async (signal) => inItsColours(await api('GET /api/portal', { signal })))
  const isOnline = useOnline()
  const isBack = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is looked for at each return to the list
  useEffect(() => {
    if (isBack.current && place.page === 'trips') reload()
    isBack.current = true
  }, [place.page])
  useEffect(() => void registerWorker('/client'), [])
  useEffect(() => void (isOnline && sendWaiting()), [isOnline])
  useEffect(() => {
    const soon = setTimeout(preloadPages, 4_000) // for reading without a connection; what is read now comes first
    return () => clearTimeout(soon)
  }, [])
  if (isApiError(error) && error.status === 401) return <Loading />
  if (error !== undefined)
    return <PortalFailure title="Your trips couldn’t be loaded" error={error} onRetry={reload} />
  if (home === undefined && place.page !== 'trip') return <Loading text="Opening your trips" />
  return (
    <Box
      sx={{ minHeight: '100vh', bgcolor: 'background.default', fontSize: 15, lineHeight: '22px' }}
    >
      <HomeScreen agency={home?.agency} />
      {!isOnline && (
        <Box
          component="p"
          role="status"
          sx={{ bgcolor: 'warning.ground', color: 'warning.main', p: '8px 20px' }}
        >
          You’re offline. What you opened before can be read as it was then; what you write is sent
          when you’re back.
        </Box>
      )}
      <Suspense fallback={<Loading />}>
        {place.page === 'trip' && <TripPage key={place.id} id={place.id} home={home} />}
        {home !== undefined && (
          <>
            {place.page === 'trips' && <TripsPage home={home} />}
            {place.page === 'compare' && <ComparePage home={home} />}
            {place.page === 'devices' && <DevicesPage home={home} />}
            {place.page === 'messages' && <MessagesPage key={place.id} id={place.id} home={home} />}
            {place.page === 'travelers' && (
              <TravelersPage key={place.id} id={place.id} home={home} />
            )}
          </>
        )}
        {place.page === 'missing' && <Missing />}
      </Suspense>
    </Box>
  )
}

/** Takes on the agency's colours before anything of it is drawn: all of it would be drawn twice. */
export function inItsColours(home: PortalHome): PortalHome {
  setTokens(agencyTokens(home.agency.agencyCode, home.agency.theme))
  return home
}

function Missing() {
  usePageTitle('Page not found')
  return (
    <Box component="main" sx={{ p: '80px 20px', textAlign: 'center' }}>
      <h1>We can’t find this page</h1>
      <p>
        <PublicLink href="/client">See your trips</PublicLink>
      </p>
    </Box>
  )
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener)
      addEventListener('offline', listener)
      return () => {
        removeEventListener('online', listener)
        removeEventListener('offline', listener)
      }
    },
    () => navigator.onLine,
  )
