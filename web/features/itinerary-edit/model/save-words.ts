import type { EditorState } from '../state/editor-state'
import { isEmpty } from './trip-edits'

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
