import Box from '@mui/material/Box'
import { Suspense, useEffect, useState } from 'react'
import type { PresentationView } from '#shared/api/presentation-shapes'
import { agencyTokens } from '#shared/theme/agency-tokens'
import { EmptyState } from '../../components/feedback/EmptyState'
import { ErrorState } from '../../components/feedback/ErrorState'
import { Loading } from '../../components/feedback/Loading'
import { isOpened, openSharedTrip } from '../../features/share-links/api/open-shared-trip'
import { isApiError } from '../../lib/api/api-error'
import { lazyPage } from '../../lib/loading/lazy-page'
import { usePageTitle } from '../../lib/title/use-page-title'
import { setTokens } from '../theme/look-store'

const GuestPage = lazyPage(() => import('../../pages/guest/GuestPage'), 'GuestPage')
const LinkPassword = lazyPage(() => import('../../features/share-links/components/LinkPassword'), 'LinkPassword')

/** What a link leads to, as far as it is known. */
type Opening =
  | { readonly kind: 'opening' | 'broken' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'locked'; readonly agencyName: string }
  | { readonly kind: 'open'; readonly view: PresentationView }

/** What guests see who follow a link to a trip: its presentation and nothing else. No session is read or kept. */
export function GuestApp() {
  const [, , token = ''] = location.pathname.split('/')
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round tries again
  useEffect(() => {
    let isHere = true
    const show = (next: Opening) => isHere && setOpening(next)
    openSharedTrip(decoded(token)).then(
      (answer) =>
        show(isOpened(answer) ? { kind: 'open', view: answer } : { kind: 'locked', agencyName: answer.agencyName }),
      (error: unknown) => show(isApiError(error, 'record.not-found') ? { kind: 'broken' } : { kind: 'failed', error }),
    )
    return () => {
      isHere = false
    }
  }, [token, round])
  const view = opening.kind === 'open' ? opening.view : undefined
  useEffect(() => {
    if (view !== undefined) setTokens(agencyTokens(view.agency.agencyCode, view.agency.theme))
  }, [view])
  usePageTitle(view?.title ?? (opening.kind === 'broken' ? 'This link doesn’t work' : 'A trip for you'))
  return (
    <Suspense fallback={<Loading />}>
      {opening.kind === 'opening' && <Loading text="Opening the trip" />}
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
            title="The trip couldn’t be opened"
            error={opening.error}
            onRetry={() => setRound((at) => at + 1)}
          />
        </Box>
      )}
      {opening.kind === 'locked' && (
        <LinkPassword
          token={decoded(token)}
          agencyName={opening.agencyName}
          onOpened={(opened) => setOpening({ kind: 'open', view: opened })}
        />
      )}
      {view !== undefined && <GuestPage view={view} />}
    </Suspense>
  )
}

const notice = { width: 'min(520px, calc(100% - 40px))', m: '16vh auto 0' }

/** An address may be damaged anywhere; such a token opens nothing. */
function decoded(token: string): string {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}
