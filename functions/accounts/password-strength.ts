import { refuseField } from '#shared/errors/refuse-field'
import { optionalEnv } from '../runtime/env'
import { isBreached } from './breached-passwords'

/** Of zxcvbn's scores 0 to 4: below it, some hundred million guesses are enough. */
const minScore = 3

/**
 * Refuses a password that is easy to guess: one of the 49,000 commonest, a word with a year, a row
 * of keys, or what its owner is called (ASVS 5.0, 6.2.4 and 6.2.11); where a service of breaches is
 * configured, one that it knows (6.2.12).
 * @param about - names and addresses of its owner and their agency
 * @throws AppError request.invalid for `body.password`
 */
export async function requireStrongPassword(
  password: string,
  about: readonly string[],
): Promise<void> {
  const { score } = (await loadOnce()).check(password, contextWords(about))
  if (score < minScore) refuseField('body.password', 'This password is too easy to guess')
  const url = optionalEnv('breachUrl')
  if (url !== undefined && (await isBreached(password, url)))
    refuseField('body.password', 'This password was in a data breach. Please choose another.')
}

/** `Marula Journeys` is guessed as a whole, by its words, and written together. */
function contextWords(about: readonly string[]): string[] {
  const parts = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  const together = about.map((text) => text.replace(/[^\p{L}\p{N}]+/gu, ''))
  return [...parts, ...together, 'tembea', 'safari'].filter((word) => word.length > 2)
}

let loading: ReturnType<typeof load> | undefined

/**
 * Only who chooses a password waits for the dictionaries. Those of all English words are left out:
 * a quarter of a second, and hardly a password that the commonest do not have.
 */
function loadOnce(): ReturnType<typeof load> {
  loading ??= load()
  return loading
}

async function load() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const words = english.dictionary
  return new ZxcvbnFactory({
    dictionary: {
      passwords: common.dictionary['passwords-common'],
      firstNames: words['firstnames-en'],
      lastNames: words['lastnames-en'],
      seasons: words['seasons-en'],
      months: words['months-en'],
      days: words['daysOfWeek-en'],
    },
    graphs: common.adjacencyGraphs,
  })
}
