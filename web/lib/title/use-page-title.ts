import { useEffect } from 'react'

/** Names the page in the browser's tab: `Build Itinerary · Tembea`. The innermost, latest title stands. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Tembea' : `${title} · Tembea`
  }, [title])
}
