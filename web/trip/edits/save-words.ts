import { countOf } from '#shared/format/words'
import type { EditorState } from './editor-state'
import { editCount, isEmpty } from './trip-edits'

export interface SaveWords {
  readonly tone: 'saved' | 'saving' | 'away' | 'failed' | 'conflict'
  readonly text: string
}

type Saving = Pick<EditorState, 'pending' | 'refusal' | 'conflict' | 'base'>

/** Whether everything is saved, in a few words; `clock` is the time of the last save. */
export function saveWords({ pending, refusal, conflict }: Saving, clock: string): SaveWords {
  if (conflict !== undefined)
    return { tone: 'conflict', text: 'Not saved: someone edited the same field' }
  if (refusal?.kind === 'away')
    return { tone: 'away', text: 'Not saved: you’re offline. Your changes are kept in this tab' }
  if (refusal?.kind === 'failed') return { tone: 'failed', text: `Not saved: ${refusal.message}` }
  return isEmpty(pending)
    ? { tone: 'saved', text: `Saved ${clock}` }
    : { tone: 'saving', text: 'Saving…' }
}

/** The question before all unsaved edits are discarded. */
export function discardWords({ pending }: Pick<Saving, 'pending'>): {
  readonly title: string
  readonly text: string
} {
  const count = editCount(pending)
  const lostWords = count === 1 ? 'The change' : 'All of them'
  const text = `${lostWords} will be lost, and the itinerary returns to the last saved version. To reverse only the last change, use Undo.`
  return { title: `Discard ${countOf(count, 'change')}?`, text }
}

/** The question before leaving; undefined when everything is saved or being saved. */
export function leaveWords({
  pending,
  refusal,
  conflict,
}: Omit<Saving, 'base'>): string | undefined {
  if (isEmpty(pending) || (refusal === undefined && conflict === undefined)) return undefined
  const count = editCount(pending)
  const [is, stays] = count === 1 ? ['isn’t', 'It stays'] : ['aren’t', 'They stay']
  return `${countOf(count, 'change')} ${is} saved yet. ${stays} in this tab and will be reapplied when you return to the itinerary.`
}
