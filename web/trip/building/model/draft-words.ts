import { countOf, joinWords } from '#shared/format/words'

interface NamedDraft {
  readonly draftName: string
  readonly segments: readonly { readonly campName: string; readonly title?: string | undefined }[]
}

/** How many stays a draft without a name is called by. */
const maxNamed = 2

/** What a draft is called: as its agent named it, else by its first stays. */
export function draftTitle({ draftName, segments }: NamedDraft): string {
  if (draftName.trim() !== '') return draftName.trim()
  const names = [...new Set(segments.map(({ campName, title }) => title || campName))]
  const more = names.length - maxNamed
  const firstNames = names.slice(0, maxNamed)
  return joinWords(more > 0 ? [...firstNames, countOf(more, 'more stay')] : firstNames)
}
