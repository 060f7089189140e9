import { useEffect } from 'react'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { revive, storageKey, useBuilder } from './builder-store'

export const draftGone = 'This itinerary was quoted, reset or put aside in another tab.'

/**
 * All tabs share one draft: takes over another tab's changes, including that it was quoted and is
 * gone.
 */
export function useSharedDraft(): void {
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey && takeDraft(newValue)) {
        showSnackbar(draftGone, { tone: 'info' })
      }
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [])
}

/**
 * Takes over a stored draft and returns whether that ends ours. Search and page stay each tab's
 * own.
 */
export function takeDraft(stored: string | null): boolean {
  const next = draftOf(revive(stored === null ? undefined : JSON.parse(stored).state))
  const ours = draftOf(useBuilder.getState())
  if (JSON.stringify(next) === JSON.stringify(ours)) return false // storing it again would notify the other tab in turn
  useBuilder.setState(next)
  return ours.segments.length > 0 && next.draftId !== ours.draftId
}

type Draft = Pick<
  ReturnType<typeof revive>,
  | 'draftId'
  | 'draftName'
  | 'segments'
  | 'client'
  | 'adults'
  | 'children'
  | 'childrenAges'
  | 'unchosenAges'
>

const draftOf = ({ draftId, draftName, segments, client, ...party }: Draft): Draft => {
  const { adults, children, childrenAges, unchosenAges } = party
  return { draftId, draftName, segments, client, adults, children, childrenAges, unchosenAges }
}
