/**
 * Initials of a name: first and last word, in capitals. `Dr Priya Raman` gives DR, since titles are
 * not recognized; one word gives one letter.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => /\p{L}/u.exec(word ?? '')?.[0]?.toLocaleUpperCase() ?? '').join('')
}
