import type { ImportRun } from '#shared/api/content-imports'
import { countOf } from '#shared/format/words'
import { isCountTable } from '#shared/managers/content-kind'
import type { StatusWord } from '../../../components/state/StatusChip'

export const stateWords: Readonly<Record<ImportRun['state'], StatusWord>> = {
  sending: { label: 'Upload not finished', tone: 'warn' },
  checking: { label: 'Checking', tone: 'plain' },
  checked: { label: 'Not published', tone: 'warn' },
  publishing: { label: 'Publishing', tone: 'plain' },
  published: { label: 'Published', tone: 'ok' },
  undoing: { label: 'Undoing', tone: 'plain' },
  undone: { label: 'Undone', tone: 'plain' },
  cancelling: { label: 'Cancelling', tone: 'plain' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
  failed: { label: 'Failed', tone: 'warn' },
}

/** How many entries a check found, or an import has, of each kind. */
export const countWords = ({ counts }: Pick<ImportRun, 'counts'>): string =>
  [
    `${counts.added.toLocaleString('en-US')} new`,
    `${counts.changed.toLocaleString('en-US')} changed`,
    `${counts.same.toLocaleString('en-US')} unchanged`,
    `${counts.problems.toLocaleString('en-US')} with problems`,
  ].join(', ')

/** How many entries publishing would change. */
export const changeCount = ({ counts }: Pick<ImportRun, 'counts'>): number =>
  counts.added + counts.changed

/** Too early to tell how fast it goes. */
const earliestMs = 2_000

/**
 * How long the work under way still takes, judged by how long it has taken so far; undefined while
 * nobody can tell.
 */
export function timeLeftWords(run: ImportRun): string | undefined {
  const spentMs = Date.parse(run.updatedAt) - Date.parse(run.since)
  if (run.done === 0 || run.done >= run.rows || spentMs < earliestMs) return undefined
  const seconds = Math.round(((spentMs / run.done) * (run.rows - run.done)) / 1000)
  if (seconds < 10) return 'a few seconds left'
  return seconds < 90
    ? `about ${Math.ceil(seconds / 10) * 10} seconds left`
    : `about ${countOf(Math.ceil(seconds / 60), 'minute')} left`
}

/** What one should know of an import besides its rows. */
export function noteWords({ state, table }: Pick<ImportRun, 'state' | 'table'>): string[] {
  const setCounts = isCountTable(table)
  const notes: Partial<Record<ImportRun['state'], string>> = {
    sending: 'The file wasn’t uploaded completely, so nothing was checked. Import it again.',
    cancelled: setCounts
      ? 'Cancelled. Counts that were set until then stay. Import the file again to set the rest.'
      : 'Cancelled, so nothing was published. Import the file again if you need it.',
    failed: setCounts
      ? 'A fault on our side stopped this import. Counts that were set until then stay. Import the file again to set the rest.'
      : 'A fault on our side stopped this import, so nothing was published. Import the file again.',
  }
  const note = notes[state]
  const isSet = setCounts && state === 'published'
  return [
    ...(note === undefined ? [] : [note]),
    ...(isSet
      ? ['Counts hold at once. To change them back, import what you exported before.']
      : []),
  ]
}
