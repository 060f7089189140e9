import Box from '@mui/material/Box'
import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react'
import { Loading } from '../components/feedback/Loading'
import { reportFailure } from '../lib/errors/report'
import { lazyPage } from '../lib/loading/lazy-page'

/**
 * Shown when even the error page can't be loaded, so it must not depend on anything that could
 * fail.
 */
const OopsPage = lazyPage(
  () => import('../pages/error/OopsPage').catch(() => ({ OopsPage: PlainOops })),
  'OopsPage',
)

interface CrashGuardProps {
  readonly children: ReactNode
  /** A new value retries, for example after navigation. */
  readonly resetKey?: string
}

interface CrashGuardState {
  readonly eventId: string | undefined
}

/** Catches rendering errors, reports them and shows the error page with the event ID (1 §2). */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  override readonly state: CrashGuardState = { eventId: undefined }

  static getDerivedStateFromError(): CrashGuardState {
    return { eventId: '' }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.setState({ eventId: reportFailure(error, { componentStack: info.componentStack ?? '' }) })
  }

  override componentDidUpdate({ resetKey }: CrashGuardProps): void {
    if (resetKey !== this.props.resetKey && this.state.eventId !== undefined)
      this.setState({ eventId: undefined })
  }

  override render(): ReactNode {
    const { eventId } = this.state
    if (eventId === undefined) return this.props.children
    return (
      <Suspense fallback={<Loading />}>
        <OopsPage eventId={eventId === '' ? undefined : eventId} />
      </Suspense>
    )
  }
}

/**
 * The error screen for when its own files can't be loaded, because the server or the connection is
 * down.
 */
function PlainOops() {
  return (
    <Box
      component="main"
      sx={{ display: 'grid', gap: 1, width: 'min(460px, calc(100% - 40px))', m: '22vh auto 0' }}
    >
      <Box component="h1" sx={{ fontSize: 20, lineHeight: '26px' }}>
        This page couldn’t be loaded
      </Box>
      <p>We can’t reach Tembea. Your entries are kept in this browser.</p>
      <p>
        <a href={location.href}>Try again</a>
      </p>
    </Box>
  )
}
