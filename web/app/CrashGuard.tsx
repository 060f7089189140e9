import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react'
import { Loading } from '../components/feedback/Loading'
import { reportFailure } from '../lib/errors/report'
import { lazyPage } from '../lib/loading/lazy-page'
import { PlainOops } from './PlainOops'

/** With nothing left to load the error page from, plain words are all there is: a failure here would leave nothing. */
const OopsPage = lazyPage(() => import('../pages/error/OopsPage').catch(() => ({ OopsPage: PlainOops })), 'OopsPage')

interface CrashGuardProps {
  readonly children: ReactNode
  /** Another value tries again, as another address does. */
  readonly resetKey?: string
}

interface CrashGuardState {
  readonly eventId: string | undefined
}

/** Catches what fails while drawing, reports it, and shows the error page with the event's id (1 §2). */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  override readonly state: CrashGuardState = { eventId: undefined }

  static getDerivedStateFromError(): CrashGuardState {
    return { eventId: '' }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.setState({ eventId: reportFailure(error, { componentStack: info.componentStack ?? '' }) })
  }

  override componentDidUpdate({ resetKey }: CrashGuardProps): void {
    if (resetKey !== this.props.resetKey && this.state.eventId !== undefined) this.setState({ eventId: undefined })
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
