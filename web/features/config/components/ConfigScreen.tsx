import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Bone } from '../../../components/feedback/Bone'
import { lazyPage } from '../../../lib/loading/lazy-page'

const tabs = {
  settings: {
    label: 'Settings',
    Panel: lazyPage(() => import('./SettingsPanel'), 'SettingsPanel'),
  },
  flags: { label: 'Feature flags', Panel: lazyPage(() => import('./FlagsPanel'), 'FlagsPanel') },
  rates: { label: 'Exchange rates', Panel: lazyPage(() => import('./RatesPanel'), 'RatesPanel') },
  jobs: { label: 'Jobs', Panel: lazyPage(() => import('./JobsPanel'), 'JobsPanel') },
  letters: {
    label: 'Failed work',
    Panel: lazyPage(() => import('./DeadLettersPanel'), 'DeadLettersPanel'),
  },
  keys: { label: 'API keys', Panel: lazyPage(() => import('./ApiKeysPanel'), 'ApiKeysPanel') },
} as const
type TabName = keyof typeof tabs
const isTab = (name: string | null): name is TabName => name !== null && Object.hasOwn(tabs, name)

/**
 * `/config`: what superadmins set and look after for all agencies. The tab stands in the address.
 */
export function ConfigScreen() {
  const [search, setSearch] = useSearchParams()
  const tabName = search.get('tab')
  const tab = isTab(tabName) ? tabName : 'settings'
  const { Panel, label } = tabs[tab]
  return (
    <Box
      component="main"
      sx={{ maxWidth: 1280, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <h1>Configuration</h1>
      <Tabs
        value={tab}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Parts of the configuration"
        onChange={(_event, next: TabName) => setSearch({ tab: next }, { replace: true })}
        sx={{ mt: 1, mb: 2.4 }}
      >
        {Object.entries(tabs).map(([name, one]) => (
          <Tab
            key={name}
            value={name}
            label={one.label}
            id={`tab-${name}`}
            aria-controls="config-panel"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="config-panel" aria-label={label}>
        <Suspense fallback={<Bone height={240} radius={12} />}>
          <Panel />
        </Suspense>
      </Box>
    </Box>
  )
}
