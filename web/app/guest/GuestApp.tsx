import Box from '@mui/material/Box'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { GuestLightbox } from '#shared/api/lightboxes'
import type { PresentationView } from '#shared/api/presentation-shapes'
import type { RoomRequest } from '#shared/api/replies'
import { agencyTokens } from '#shared/theme/agency-tokens'
import { EmptyState } from '../../components/feedback/EmptyState'
import { ErrorState } from '../../components/feedback/ErrorState'
import { Loading } from '../../components/feedback/Loading'
import { openSharedLightbox } from '../../features/lightboxes/api/shared-lightbox'
import { openRoomRequest } from '../../features/room-requests/api/room-request'
import { openSharedTrip } from '../../features/share-links/api/open-shared-trip'
import { isApiError } from '../../lib/api/api-error'
import { lazyPage } from '../../lib/loading/lazy-page'
import { lightboxTokenKey } from '../../lib/session/token'
import { usePageTitle } from '../../lib/title/use-page-title'
import { setTokens } from '../theme/look-store'

const GuestPage = lazyPage(() => import('../../pages/guest/GuestPage'), 'GuestPage')
const SharedLightbox = lazyPage(
  () => import('../../features/lightboxes/components/SharedLightbox'),
  'SharedLightbox',
)
const RoomRequestScreen = lazyPage(
  () => import('../../features/room-requests/components/RoomRequestScreen'),
  'RoomRequestScreen',
)
const LinkPassword = lazyPage(
  () => import('../../features/share-links/components/LinkPassword'),
  'LinkPassword',
)

type GuestView = GuestLightbox | PresentationView | RoomRequest
type Locked = { readonly agencyName: string; readonly isLocked: true }

/** What links of a kind lead to, and how it is spoken of. */
interface Shared<View extends GuestView> {
  readonly what: string
  readonly title: string
  readonly titleOf: (view: View) => string
  readonly open: (token: string, password?: string) => Promise<Locked | View>
  readonly show: (
    view: View,
    opened: { readonly token: string; readonly password: string | undefined },
  ) => ReactNode
}

const trips: Shared<PresentationView> = {
  what: 'trip',
  title: 'A trip for you',
  open: openSharedTrip,
  titleOf: ({ title }) => title,
  show: (view) => <GuestPage view={view} />,
}
const lightboxes: Shared<GuestLightbox> = {
  what: 'lightbox',
  title: 'A lightbox for you',
  open: openSharedLightbox,
  titleOf: ({ label }) => label,
  show: (view, opened) => <SharedLightbox view={view} {...opened} />,
}

const requests: Shared<RoomRequest> = {
  what: 'request',
  title: 'A request for rooms',
  open: openRoomRequest,
  titleOf: ({ campName }) => `Rooms at ${campName}`,
  show: (view, { token }) => <RoomRequestScreen view={view} token={token} />,
}

/**
 * What guests see who follow a link to a trip, a lightbox or a request for rooms: that and nothing
 * else. No session is read or kept.
 */
export function GuestApp() {
  const [, kind = '', last = ''] = location.pathname.split('/')
  if (kind === 'reply') return <Opened shared={requests} token={decode(last)} />
  if (kind === 'share') return <Opened shared={trips} token={decode(last)} />
  const token =
    kind === 'shared-lightbox' ? (localStorage.getItem(lightboxTokenKey(last)) ?? '') : decode(last)
  return <Opened shared={lightboxes} token={token} />
}

/** What a link leads to, as far as it is known. */
type Opening<View> =
  | { readonly kind: 'opening' | 'broken' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'locked'; readonly agencyName: string }
  | { readonly kind: 'open'; readonly view: View; readonly password?: string }

interface OpenedProps<View extends GuestView> {
  readonly shared: Shared<View>
  readonly token: string
}

function Opened<View extends GuestView>({ shared, token }: OpenedProps<View>) {
  const [opening, setOpening] = useState<Opening<View>>({ kind: 'opening' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round tries again
  useEffect(() => {
    let isHere = true
    const show = (next: Opening<View>) => isHere && setOpening(next)
    shared.open(token).then(
      (answer) =>
        show(
          'isLocked' in answer
            ? { kind: 'locked', agencyName: answer.agencyName }
            : { kind: 'open', view: answer },
        ),
      (error: unknown) =>
        show(
          isApiError(error, 'record.not-found') ? { kind: 'broken' } : { kind: 'failed', error },
        ),
    )
    return () => {
      isHere = false
    }
  }, [token, round])
  const view = opening.kind === 'open' ? opening.view : undefined
  useEffect(() => {
    if (view !== undefined) setTokens(agencyTokens(view.agency.agencyCode, view.agency.theme))
  }, [view])
  const { what } = shared
  usePageTitle(
    view !== undefined
      ? shared.titleOf(view)
      : opening.kind === 'broken'
        ? 'This link doesn’t work'
        : shared.title,
  )
  return (
    <Suspense fallback={<Loading />}>
      {opening.kind === 'opening' && <Loading text={`Opening the ${what}`} />}
      {opening.kind === 'broken' && (
        <Box component="main" sx={notice}>
          <EmptyState
            level={1}
            title="This link doesn’t work"
            text="It may be incomplete, or no longer active. Ask whoever sent it to you for a new one."
          />
        </Box>
      )}
      {opening.kind === 'failed' && (
        <Box component="main" sx={notice}>
          <ErrorState
            isPage
            title={`The ${what} couldn’t be opened`}
            error={opening.error}
            onRetry={() => setRound((at) => at + 1)}
          />
        </Box>
      )}
      {opening.kind === 'locked' && (
        <LinkPassword
          what={what}
          agencyName={opening.agencyName}
          open={async (password) => {
            const answer = await shared.open(token, password)
            if (!('isLocked' in answer)) setOpening({ kind: 'open', view: answer, password })
          }}
        />
      )}
      {opening.kind === 'open' && shared.show(opening.view, { token, password: opening.password })}
    </Suspense>
  )
}

const notice = { width: 'min(520px, calc(100% - 40px))', m: '16vh auto 0' }

/** An address may be damaged anywhere; such a token opens nothing. */
function decode(token: string): string {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}
