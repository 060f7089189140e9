import { counted } from '#shared/format/words'
import type { EditorState } from './editor-state'
import { editCount, isEmpty } from './trip-edits'

export interface SaveWords {
  readonly tone: 'saved' | 'saving' | 'away' | 'failed' | 'conflict'
  readonly text: string
}

type Saving = Pick<EditorState, 'pending' | 'refusal' | 'conflict' | 'base'>

/** Whether everything is stored, in a few words; `clock` is the time of the last storing. */
export function saveWords({ pending, refusal, conflict }: Saving, clock: string): SaveWords {
  if (conflict !== undefined) return { tone: 'conflict', text: 'Not saved: somebody changed the same' }
  if (refusal?.kind === 'away') return { tone: 'away', text: 'Not saved: the server is away. Kept in this tab' }
  if (refusal?.kind === 'failed') return { tone: 'failed', text: `Not saved: ${refusal.message}` }
  return isEmpty(pending) ? { tone: 'saved', text: `Saved ${clock}` } : { tone: 'saving', text: 'Saving…' }
}

/** What is asked before every change that is not stored is given up. */
export function discardWords({ pending }: Pick<Saving, 'pending'>): { readonly title: string; readonly text: string } {
  const count = editCount(pending)
  const lost = count === 1 ? 'It is' : 'All of them are'
  const text = `${lost} lost, and the itinerary is what is stored. To take back only the last change, use Undo.`
  return { title: `Discard ${counted(count, 'change')}?`, text }
}

/** What is asked before the page is left; undefined when everything is stored, or on its way. */
export function leaveWords({ pending, refusal, conflict }: Omit<Saving, 'base'>): string | undefined {
  if (isEmpty(pending) || (refusal === undefined && conflict === undefined)) return undefined
  const count = editCount(pending)
  const [is, they, wait, are] = count === 1 ? ['is', 'It', 'waits', 'is'] : ['are', 'They', 'wait', 'are']
  const stays = `${they} ${wait} in this tab and ${are} laid over the itinerary when you come back to it.`
  return `${counted(count, 'change')} ${is} not stored yet. ${stays}`
}
