import type { SavedSummary } from './types'

/** The saved trips whose name, camps, places or maker hold every word. */
export function found(trips: readonly SavedSummary[], term: string): SavedSummary[] {
  const words = plain(term).split(/\s+/).filter(Boolean)
  return trips.filter(({ name, camps, stays, agentName }) => {
    const places = stays.flatMap(({ regionName = '', country = '' }) => [regionName, country])
    const text = plain([name, ...camps, ...places, agentName].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** Without capitals and accents: who looks for Amelie finds Amélie. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
