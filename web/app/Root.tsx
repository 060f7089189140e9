import { ThemeProvider } from '@mui/material/styles'
import { Suspense, useMemo, useState } from 'react'
import { Loading } from '../components/feedback/Loading'
import { lazyPage } from '../lib/loading/lazy-page'
import { CrashGuard } from './CrashGuard'
import { PublicApp } from './public/PublicApp'
import { useLook } from './theme/look-store'
import { createTembeaTheme } from './theme/theme'

const AgentApp = lazyPage(() => import('./agent/AgentApp'), 'AgentApp')

/**
 * Two apps in one page: the public one holds landing and sign-in and nothing else, the agents' one comes with its own
 * router when it is needed. Signed-in users who open the landing page go to the builder (1 §2).
 */
export function Root({ startsAsAgent }: { readonly startsAsAgent: boolean }) {
  const [isAgents, setAgents] = useState(startsAsAgent)
  const { tokens, parts } = useLook()
  const theme = useMemo(() => createTembeaTheme(tokens, parts), [tokens, parts])
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <CrashGuard>
        <Suspense fallback={<Loading />}>
          {isAgents ? <AgentApp /> : <PublicApp onSignedIn={() => setAgents(true)} onPrepare={AgentApp.preload} />}
        </Suspense>
      </CrashGuard>
    </ThemeProvider>
  )
}
