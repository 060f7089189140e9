import { useEffect } from 'react'
import { knownParts } from '../../lib/loading/lazy-page'
import { useBuilderPath } from '../../lib/navigation/trip-path'
import { registerWorker } from '../../lib/offline/register-worker'
import { pageRoutes } from '../agent/page-routes'

/** How long the first screen has the line for itself. */
const quietMs = 8_000

/**
 * Keeps the files of the builder and of trips on this device, so that they open without a
 * connection.
 */
export function useOfflineFiles(): void {
  const builder = useBuilderPath()
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void keepFiles([builder, `${builder}/details`, '/itinerary/edit/:id', '/itinerary/:id']),
      quietMs,
    )
    return () => clearTimeout(timer)
  }, [builder])
}

/** The parts of the app itself; those of pages come with their chunks. */
const ofShell = new Set(knownParts)

async function keepFiles(paths: readonly string[]): Promise<void> {
  if ((await registerWorker('/')) === undefined) return
  const worker = navigator.serviceWorker
  if (worker.controller === null)
    await new Promise((taken) => worker.addEventListener('controllerchange', taken))
  await Promise.all(pageRoutes.map(({ path, Page }) => paths.includes(path) && Page.preload()))
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  worker.controller?.postMessage({
    files: names.filter((name) =>
      ['assets', 'fonts'].some((folder) => name.startsWith(`${location.origin}/${folder}/`)),
    ),
  })
  // What these pages open later: dialogs, pickers, drawers. The worker keeps what it sees; a part
  // adds its own parts meanwhile.
  for (const load of knownParts) if (!ofShell.has(load)) await load()
}
