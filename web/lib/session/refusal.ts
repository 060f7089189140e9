const key = 'tembea.refusal'

/** Keeps the sentence why a page was not opened, for the page where one lands (1 §2). */
export const noteRefusal = (sentence: string): void => sessionStorage.setItem(key, sentence)

/** Returns that sentence once. */
export function takeRefusal(): string | undefined {
  const sentence = sessionStorage.getItem(key) ?? undefined
  sessionStorage.removeItem(key)
  return sentence
}
