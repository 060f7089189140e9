import { useEffect } from 'react'

/** Sets the tab's title: `Build Itinerary · Tembea`. The innermost, most recent title wins. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Tembea' : `${title} · Tembea`
  }, [title])
}
