import { useEffect, useRef } from 'react'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import type { EditorState } from './editor-state'
import { mergeWords } from './merge-words'

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
