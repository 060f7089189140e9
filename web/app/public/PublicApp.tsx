import { type ComponentType, Suspense, useEffect } from 'react'
import { Loading } from '../../components/feedback/Loading'
import { trackPageView } from '../../lib/analytics/analytics'
import { lazyPage } from '../../lib/loading/lazy-page'
import { usePath } from '../../lib/navigation/public-path'
import { usePageTitle } from '../../lib/title/use-page-title'
import { Awake } from '../wake/Awake'
import { type PublicPath, publicPathOf, publicTitleOf } from './public-paths'
import { RefusalNote } from './RefusalNote'

interface PublicPageProps {
  readonly onSignedIn: () => void
  /** Called when someone is about to sign in, so the agents' app can be preloaded. */
  readonly onPrepare: () => void
}

const pages: Readonly<Record<PublicPath, ComponentType<PublicPageProps>>> = {
  '/': lazyPage(() => import('../../pages/landing/LandingPage'), 'LandingPage'),
  '/productive': lazyPage(() => import('../../pages/landing/ProductivePage'), 'ProductivePage'),
  '/powerful': lazyPage(() => import('../../pages/landing/PowerfulPage'), 'PowerfulPage'),
  '/profitable': lazyPage(() => import('../../pages/landing/ProfitablePage'), 'ProfitablePage'),
  '/login': lazyPage(() => import('../../pages/login/LoginPage'), 'LoginPage'),
}

/** The public pages. They carry neither router nor query cache, to keep the download small. */
export function PublicApp(props: PublicPageProps) {
  const path = usePath()
  const publicPath = publicPathOf(path) ?? '/'
  const Page = pages[publicPath]
  usePageTitle(publicTitleOf(path))
  useEffect(() => trackPageView(path), [path])
  return (
    <>
      <RefusalNote path={publicPath} />
      <Suspense fallback={<Loading />}>
        <Page {...props} />
        <Awake />
      </Suspense>
    </>
  )
}
