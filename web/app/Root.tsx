import { ThemeProvider } from '@mui/material/styles'
import { Suspense, useMemo, useState } from 'react'
import { Loading } from '../components/feedback/Loading'
import { lazyPage } from '../lib/loading/lazy-page'
import { CrashGuard } from './CrashGuard'
import { PublicApp } from './public/PublicApp'
import { useLook } from './theme/look-store'
import { createTembeaTheme } from './theme/theme'

const PortalApp = lazyPage(() => import('./portal/PortalApp'), 'PortalApp')
const AgentApp = lazyPage(() => import('./agent/AgentApp'), 'AgentApp')

type App = 'visitor' | 'agent' | 'client'

/**
 * Three apps in one page: the public one holds landing and sign-in and nothing else, the agents' one comes with its own
 * router when it is needed, the clients' one with neither router nor query cache. Signed-in users who open the landing page
 * go to the builder (1 §2).
 */
export function Root({ startsAs }: { readonly startsAs: App }) {
  const [app, setApp] = useState(startsAs)
  const { tokens, parts } = useLook()
  const theme = useMemo(() => createTembeaTheme(tokens, parts), [tokens, parts])
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <CrashGuard>
        <Suspense fallback={<Loading />}>
          {app === 'agent' && <AgentApp />}
          {app === 'client' && <PortalApp />}
          {app === 'visitor' && <PublicApp onSignedIn={() => setApp('agent')} onPrepare={AgentApp.preload} />}
        </Suspense>
      </CrashGuard>
    </ThemeProvider>
  )
}
