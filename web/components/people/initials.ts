/** Initials of a name: first and last word, in capitals. `Dr Priya Raman` is DR when it is all we have; one word gives one. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => /\p{L}/u.exec(word ?? '')?.[0]?.toLocaleUpperCase() ?? '').join('')
}

/** One of the five tones of an avatar, the same for the same name. */
export function toneOf(name: string): 1 | 2 | 3 | 4 | 5 {
  const tones = [1, 2, 3, 4, 5] as const
  const sum = Array.from(name).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return tones[sum % tones.length] ?? 1
}
