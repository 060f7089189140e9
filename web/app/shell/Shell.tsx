import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { matchPath, Outlet, useLocation } from 'react-router-dom'
import { radius } from '../../components/looks/looks'
import { shortcutFor, useShortcuts } from '../../components/shortcuts/shortcut-store'
import { useServerReachable } from '../../lib/api/reachability'
import { lazyPart } from '../../lib/loading/lazy-page'
import { useSession } from '../../lib/session/session'
import { pageRoutes } from '../agent/page-routes'
import { columns, page } from './bar-looks'
import { SideBar } from './SideBar'
import { StatusBar } from './StatusBar'
import { TopBar } from './TopBar'
import { useOfflineFiles } from './use-offline-files'

const FindDialog = lazyPart(() => import('./FindDialog'), 'FindDialog')

const MasqueradeBanner = lazyPart(
  () => import('../../features/masquerade/components/MasqueradeBanner'),
  'MasqueradeBanner',
)

const ShortcutHelp = lazyPart(
  () => import('../../components/shortcuts/ShortcutHelp'),
  'ShortcutHelp',
)

/**
 * The frame of the agents' pages: top bar, side bar, status bar, the page, and dialogs that open
 * from anywhere.
 */
export function Shell() {
  const [opened, setOpened] = useState<'find' | 'shortcuts'>()
  const isMasquerade = useSession().user.masquerade !== undefined
  useShortcutKeys()
  useResumeQueries()
  useOfflineFiles()
  useShortcuts(
    useMemo(
      () => [
        { keys: 'Mod+k', label: 'Search', group: 'Everywhere', run: () => setOpened('find') },
        {
          keys: '?',
          label: 'Show shortcuts',
          group: 'Everywhere',
          run: () => setOpened('shortcuts'),
        },
        { keys: 'Escape', label: 'Close dialog or menu', group: 'Everywhere' },
      ],
      [],
    ),
  )
  const { pathname } = useLocation()
  const { wide } = pageRoutes.find(({ path }) => matchPath(path, pathname) !== null) ?? {}
  const close = () => setOpened(undefined)
  return (
    <>
      <Box component="a" href="#page" sx={skip}>
        Skip to content
      </Box>
      <TopBar onFind={() => setOpened('find')} onShortcuts={() => setOpened('shortcuts')} />
      {isMasquerade && <MasqueradeBanner />}
      <Box sx={columns}>
        <SideBar wide={wide} />
        <Box sx={{ minWidth: 0 }}>
          <StatusBar />
          <Box id="page" tabIndex={-1} sx={page}>
            <Outlet />
          </Box>
        </Box>
      </Box>
      {opened === 'find' && <FindDialog onClose={close} />}
      {opened === 'shortcuts' && <ShortcutHelp open onClose={close} />}
    </>
  )
}

const skip = {
  position: 'absolute',
  left: 20,
  top: -60,
  zIndex: 30,
  p: '10px 16px',
  borderRadius: radius.field,
  bgcolor: 'background.paper',
  boxShadow: 16,
  fontWeight: 600,
  '&:focus': { top: 10 },
}

/** Listens for the shortcuts of useShortcuts. Only the shell calls it. */
function useShortcutKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const { key, ctrlKey, metaKey, altKey } = event
      const shortcut = shortcutFor({
        key,
        ctrlKey,
        metaKey,
        altKey,
        isTyping: isTypingIn(event.target),
      })
      if (shortcut?.run === undefined) return
      event.preventDefault()
      shortcut.run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select')
  )
}

/**
 * As soon as the server is back, asks again what failed and what was answered from this browser
 * meanwhile.
 */
function useResumeQueries(): void {
  const client = useQueryClient()
  const isReachable = useServerReachable()
  const lostAt = useRef<number>(undefined)
  useEffect(() => {
    if (!isReachable) lostAt.current ??= Date.now()
    else if (lostAt.current !== undefined) {
      const since = lostAt.current - 1_000 // the answer whose failure told us was already on its way
      lostAt.current = undefined
      void client.invalidateQueries({
        predicate: ({ state }) => state.status === 'error' || state.dataUpdatedAt > since,
      })
    }
  }, [client, isReachable])
}
