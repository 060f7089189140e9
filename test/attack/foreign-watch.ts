import type { Realm } from './harvest'
import type { Breach } from './laws'
import { type PrivateWords, wordsIn } from './private-words'

interface Heard {
  /** Who sent what. */
  readonly of: string
  readonly realm: Realm
  readonly words: readonly string[]
}

/**
 * Holds what answers told until it is known whose each word is: the table is read now and then, and
 * what was made since the last reading counts, too.
 */
export function foreignWatch() {
  let heard: Heard[] = []
  const owners = new Map<string, Realm>()
  return {
    /** Notes the words of an answer that its request did not name. */
    note(text: string, { sent, realm, of }: { sent: string; realm: Realm; of: string }): void {
      const words = [...wordsIn(text)].filter((word) => !sent.includes(word))
      if (words.length > 0) heard.push({ of, realm, words })
    },
    /** @returns what somebody was told since the last time that only another agency has */
    judge(words: PrivateWords): (Breach & { readonly of: string })[] {
      for (const [word, realm] of words) {
        const owner = owners.get(word) ?? realm
        owners.set(word, owner === realm ? owner : everybodys)
      }
      const breaches = heard.flatMap(({ of, realm, words: told }) => {
        const word = told.find((one) => ![undefined, everybodys, realm].includes(owners.get(one)))
        if (word === undefined) return []
        return [{ law: 'foreign' as const, what: `${word} of ${owners.get(word)}`, of }]
      })
      heard = []
      return breaches
    },
  }
}

const everybodys = ''
