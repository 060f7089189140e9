import { useEffect, useRef } from 'react'
import { counted } from '#shared/format/words'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import type { EditorState } from './editor-state'

/** Says what a merge did by itself, and that edits of before are back. */
export function useEditorNotices({ merged, base, conflict }: EditorState): void {
  const first = useRef({ version: base.version, isKept: merged !== undefined || conflict !== undefined })
  useEffect(() => {
    if (first.current.isKept) showSnackbar('Changes that were not stored are back.', { tone: 'info' })
    first.current = { ...first.current, isKept: false }
  }, [])
  useEffect(() => {
    if (merged === undefined || merged.version === first.current.version) return
    showSnackbar(mergeWords(merged), { tone: 'info' })
  }, [merged])
}

interface MergeNote {
  readonly kept: number
  readonly lost: readonly string[]
}

/** What a merge did, in a sentence or two. */
export function mergeWords({ kept, lost }: MergeNote): string {
  const yours = ['', ' Your change is laid over it.'][kept] ?? ` Your ${kept} changes are laid over it.`
  const gone = lost.length === 0 ? '' : ` ${counted(lost.length, 'change')} of a segment that is gone went with it.`
  return `Somebody changed this itinerary meanwhile.${yours}${gone}`
}
