import { useCallback, useEffect, useRef, useState } from 'react'
import type { PresentationBlock } from '#shared/api/presentation-blocks'
import type { EditedBlocks } from '#shared/api/presentation-edits'
import type { ItineraryId } from '#shared/ids/ids'
import { failureText } from '../../../lib/api/api-error'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'
import { readEdits, sendEdits } from '../api/edit-calls'
import {
  changesIn,
  type EditState,
  editStateOf,
  presentBlocks,
  withAnswer,
  withBlock,
  withNews,
} from '../model/edit-state'

const saveAfterMs = 700
/** How often it is looked whether somebody else edits the same presentation. */
const lookAfterMs = 8_000

/**
 * The edits of a presentation, which store themselves; what others store meanwhile is merged in.
 */
export function usePresentationEditor(id: ItineraryId, stored: EditedBlocks) {
  const [state, setState] = useState<EditState>(() => editStateOf(stored))
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const latest = useRef(state)
  latest.current = state
  const changes = changesIn(state)
  const isDirty = Object.keys(changes).length > 0
  const save = useCallback(
    async (label?: string) => {
      const changesSent = changesIn(latest.current)
      setSaving(true)
      try {
        const answer = await sendEdits(id, changesSent, label)
        setState((now) => withAnswer(now, changesSent, answer))
        setFailure(undefined)
      } catch (error) {
        setFailure(failureText(error))
      } finally {
        setSaving(false)
      }
    },
    [id],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the wait anew, a failure makes it longer
  useEffect(() => {
    if (!isDirty || isSaving) return
    const timer = setTimeout(() => void save(), failure === undefined ? saveAfterMs : lookAfterMs)
    return () => clearTimeout(timer)
  }, [state.mine, isDirty, isSaving, failure, save])
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden || Object.keys(changesIn(latest.current)).length > 0) return
      readEdits(id).then(
        (edits) =>
          edits &&
          setState((now) => (Object.keys(now.mine).length > 0 ? now : withNews(now, edits.blocks))),
        () => undefined, // the next look is in a few seconds
      )
    }, lookAfterMs)
    return () => clearInterval(timer)
  }, [id])
  useLeaveGuard(isDirty ? 'Some of your changes aren’t saved yet.' : undefined)
  const change = useCallback(
    (key: string, patch: Partial<PresentationBlock>, isTyping = false) =>
      setState((now) => {
        const mergedBlock = { ...presentBlocks(now)[key], ...patch }
        const entries = Object.entries(mergedBlock).filter(([, value]) => value !== undefined)
        return withBlock(now, key, Object.fromEntries(entries), isTyping)
      }),
    [],
  )
  return { state, setState, change, save, failure, isSaving, isDirty }
}
export type PresentationEditor = ReturnType<typeof usePresentationEditor>
