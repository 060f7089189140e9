import { Suspense, useMemo, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useShortcuts } from '../../components/shortcuts/shortcut-store'
import { useShortcutKeys } from '../../components/shortcuts/use-shortcut-keys'
import { lazyPage } from '../../lib/loading/lazy-page'
import { useResumeQueries } from '../../lib/query/use-resume-queries'
import { StatusBar } from './StatusBar'
import styles from './shell.module.css'
import { TopBar } from './TopBar'

const FindDialog = lazyPage(
  () => import('./FindDialog'),
  (module) => module.FindDialog,
)

const ShortcutHelp = lazyPage(
  () => import('../../components/shortcuts/ShortcutHelp'),
  (module) => module.ShortcutHelp,
)

/** The frame of the agents' pages: top bar, status bar, the page, and what opens from anywhere. */
export function Shell() {
  const [opened, setOpened] = useState<'find' | 'shortcuts'>()
  useShortcutKeys()
  useResumeQueries()
  useShortcuts(
    useMemo(
      () => [
        { keys: 'Mod+k', label: 'Find anything', group: 'Everywhere', run: () => setOpened('find') },
        { keys: '?', label: 'Show these shortcuts', group: 'Everywhere', run: () => setOpened('shortcuts') },
        { keys: 'Escape', label: 'Close what is open', group: 'Everywhere' },
      ],
      [],
    ),
  )
  const close = () => setOpened(undefined)
  return (
    <>
      <a className={styles.skip} href="#page">
        Skip to the page
      </a>
      <TopBar onFind={() => setOpened('find')} onShortcuts={() => setOpened('shortcuts')} />
      <StatusBar />
      <div id="page" tabIndex={-1} className={styles.page}>
        <Outlet />
      </div>
      {opened === 'find' && (
        <Suspense>
          <FindDialog onClose={close} />
        </Suspense>
      )}
      {opened === 'shortcuts' && (
        <Suspense>
          <ShortcutHelp open onClose={close} />
        </Suspense>
      )}
    </>
  )
}
