import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** A new page begins at its top; the browser's own buttons come back to where one was. */
export function ScrollToTop(): null {
  const { pathname } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the event
  useEffect(() => {
    if (type !== 'POP') scrollTo(0, 0)
  }, [pathname, type])
  return null
}
