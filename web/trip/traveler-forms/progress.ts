import type { TravelerForms } from '#shared/api/traveler-forms'

export type TravelerOfTrip = TravelerForms['travelers'][number]

/** How many parts of a form are filled in, and whether all are. */
export function progressOf({ parts }: Pick<TravelerOfTrip, 'parts'>) {
  const states = Object.values(parts)
  const doneCount = states.filter(({ state }) => state === 'done').length
  return { done: doneCount, total: states.length, isComplete: doneCount === states.length }
}
