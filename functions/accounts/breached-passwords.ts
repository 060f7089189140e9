import { createHash } from 'node:crypto'
import { log } from '../runtime/log'
import { outwardRequest } from '../runtime/outward-request'

const timeLimitMs = 2_000
/** With padding an answer has some 50 KB. */
const limitBytes = 500_000

/**
 * Whether a password was in a breach, by a service of hash ranges (as that of Have I Been Pwned): it
 * is told the first five of forty digits of a SHA-1, which some thousand passwords share, and answers
 * the rest of all that it knows with them. A service that doesn't answer keeps nobody from choosing a
 * password: the commonest are refused in any case.
 * @param url - with `{prefix}` where the five digits stand
 */
export async function isBreached(
  password: string,
  url: string,
  { send = outwardRequest } = {},
): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  const [prefix, rest] = [hash.slice(0, 5), hash.slice(5)]
  try {
    const { status, text } = await send({
      url: url.replace('{prefix}', prefix),
      method: 'GET',
      // Padded answers are of one length: nobody who sees only that learns the range.
      headers: { 'add-padding': 'true' },
      timeLimitMs,
      limitBytes,
    })
    if (status !== 200) throw new Error(`The service answered ${status}`)
    return text.split(/\r?\n/).some((line) => {
      const [end = '', count = '0'] = line.split(':')
      return end.toUpperCase() === rest && Number(count) > 0 // padding has a count of zero
    })
  } catch (error) {
    log.warn('password.breaches-unknown', {
      cause: error instanceof Error ? error.name : 'unknown',
    })
    return false
  }
}
