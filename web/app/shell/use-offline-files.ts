import { useEffect } from 'react'
import { useBuilderPath } from '../../lib/navigation/trip-path'
import { registerWorker } from '../../lib/offline/register-worker'
import { pageRoutes } from '../agent/page-routes'

/** How long the first screen has the line for itself. */
const quietMs = 8_000

/** Keeps the files of the builder and of trips on this device, so that they open without a connection. */
export function useOfflineFiles(): void {
  const builder = useBuilderPath()
  useEffect(() => {
    const timer = setTimeout(() => void keepFiles([builder, '/itinerary/edit/:id', '/itinerary/:id']), quietMs)
    return () => clearTimeout(timer)
  }, [builder])
}

async function keepFiles(paths: readonly string[]): Promise<void> {
  if ((await registerWorker('/')) === undefined) return
  const worker = navigator.serviceWorker
  if (worker.controller === null) await new Promise((taken) => worker.addEventListener('controllerchange', taken))
  for (const { path, Page } of pageRoutes) if (paths.includes(path)) Page.preload()
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  worker.controller?.postMessage({ files: names.filter((name) => name.startsWith(`${location.origin}/assets/`)) })
}
