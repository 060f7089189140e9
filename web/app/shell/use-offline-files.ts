import { useEffect } from 'react'
import { offlineFilesFile } from '#shared/api/offline-files'
import { registerWorker } from '../../lib/offline/register-worker'

/** How long the first screen has the line for itself. */
const quietMs = 8_000

/**
 * Keeps the files of the builders and of trips on this device, so that they open without a
 * connection. The service worker fetches what it does not have yet; none of it runs here.
 */
export function useOfflineFiles(): void {
  useEffect(() => {
    const timer = setTimeout(() => void keepFiles(), quietMs)
    return () => clearTimeout(timer)
  }, [])
}

async function keepFiles(): Promise<void> {
  if ((await registerWorker('/')) === undefined) return
  const worker = navigator.serviceWorker
  if (worker.controller === null)
    await new Promise((taken) => worker.addEventListener('controllerchange', taken))
  const files: unknown = await fetch(offlineFilesFile)
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined) // the next page that opens asks again
  if (files !== undefined) worker.controller?.postMessage({ files })
}
