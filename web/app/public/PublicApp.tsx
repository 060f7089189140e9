import { type ComponentType, Suspense, useEffect } from 'react'
import { Loading } from '../../components/feedback/Loading'
import { trackPageView } from '../../lib/analytics/analytics'
import { lazyPage } from '../../lib/loading/lazy-page'
import { usePath } from '../../lib/navigation/public-path'
import { usePageTitle } from '../../lib/title/use-page-title'
import { type PublicPath, publicPathOf } from './public-paths'

interface PublicPageProps {
  readonly onSignedIn: () => void
}

interface PublicPage {
  readonly title: string
  readonly Page: ComponentType<PublicPageProps>
}

const marketing = {
  Productive: lazyPage(
    () => import('../../pages/landing/ProductivePage'),
    (module) => module.ProductivePage,
  ),
  Powerful: lazyPage(
    () => import('../../pages/landing/PowerfulPage'),
    (module) => module.PowerfulPage,
  ),
  Profitable: lazyPage(
    () => import('../../pages/landing/ProfitablePage'),
    (module) => module.ProfitablePage,
  ),
}

const pages: Readonly<Record<PublicPath, PublicPage>> = {
  '/': {
    title: 'For safari specialists',
    Page: lazyPage(
      () => import('../../pages/landing/LandingPage'),
      (module) => module.LandingPage,
    ),
  },
  '/productive': { title: 'Productive', Page: marketing.Productive },
  '/powerful': { title: 'Powerful', Page: marketing.Powerful },
  '/profitable': { title: 'Profitable', Page: marketing.Profitable },
  '/login': {
    title: 'Sign in',
    Page: lazyPage(
      () => import('../../pages/login/LoginPage'),
      (module) => module.LoginPage,
    ),
  },
}

/** The pages for everyone. They carry neither router nor query cache: what a visitor loads is the page. */
export function PublicApp({ onSignedIn }: PublicPageProps) {
  const path = usePath()
  const { title, Page } = pages[publicPathOf(path) ?? '/']
  usePageTitle(title)
  useEffect(() => trackPageView(path), [path])
  return (
    <Suspense fallback={<Loading />}>
      <Page onSignedIn={onSignedIn} />
    </Suspense>
  )
}
