import { useCallback, useState } from 'react'
import { useFirstSign } from '../../lib/loading/use-first-sign'

/**
 * True from the first opening on: an overlay that was never opened is neither loaded nor rendered.
 * It is preloaded on the first user interaction, so that it opens at once.
 */
export function useLazyOverlay(open: boolean, preload: () => Promise<unknown>): boolean {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  const begin = useCallback(() => {
    preload().catch(() => {
      // Opening it tries again.
    })
  }, [preload])
  useFirstSign(begin)
  return wasOpen || open
}
