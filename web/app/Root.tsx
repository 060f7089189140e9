import GlobalStyles from '@mui/system/GlobalStyles'
import ThemeProvider from '@mui/system/ThemeProvider'
import { Suspense, useMemo, useState } from 'react'
import { Loading } from '../components/feedback/Loading'
import { useConsent } from '../lib/consent/consent'
import { lazyPage } from '../lib/loading/lazy-page'
import { CrashGuard } from './CrashGuard'
import { PublicApp } from './public/PublicApp'
import { useLook } from './theme/look-store'
import { createTembeaTheme } from './theme/theme'

const PortalApp = lazyPage(() => import('./portal/PortalApp'), 'PortalApp')
/** Loads the clients' portal, which is then drawn at once. */
export const preloadPortal = PortalApp.preload

const GuestApp = lazyPage(() => import('./guest/GuestApp'), 'GuestApp')
const ConsentBar = lazyPage(() => import('./integrations/ConsentBar'), 'ConsentBar')
const AgentApp = lazyPage(() => import('./agent/AgentApp'), 'AgentApp')

type App = 'visitor' | 'agent' | 'client' | 'guest'

/**
 * Four apps in one page: the public one holds landing and sign-in and nothing else, the agents' one
 * comes with its own router when it is needed, the clients' and the guests' ones with neither
 * router nor query cache. Signed-in users who open the landing page go to the builder (1 §2). The
 * theme is provided by MUI's system: the provider of @mui/material also switches between color
 * schemes, which we have one of, and costs every first screen 5 KB.
 */
export function Root({ startsAs }: { readonly startsAs: App }) {
  const [app, setApp] = useState(startsAs)
  const { tokens, parts } = useLook()
  const theme = useMemo(() => createTembeaTheme(tokens, parts), [tokens, parts])
  const sheets = useMemo(() => theme.generateStyleSheets(), [theme]) // the CSS variables of the theme
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={sheets} />
      <CrashGuard>
        <Suspense fallback={<Loading />}>
          {app === 'agent' && <AgentApp />}
          {app === 'client' && <PortalApp />}
          {app === 'guest' && <GuestApp />}
          {app === 'visitor' && (
            <PublicApp onSignedIn={() => setApp('agent')} onPrepare={AgentApp.preload} />
          )}
        </Suspense>
      </CrashGuard>
      {useConsent() === undefined && (
        <Suspense>
          <ConsentBar />
        </Suspense>
      )}
    </ThemeProvider>
  )
}
