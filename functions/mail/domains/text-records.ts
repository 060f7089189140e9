import { Resolver } from 'node:dns/promises'
import { AppError } from '#shared/errors/app-error'
import { log } from '../../runtime/log'

/**
 * The TXT records at a name of DNS; none where the name is not there.
 * @throws AppError mail.dns-silent when no name server answers
 */
export type ReadTextRecords = (name: string) => Promise<readonly string[]>

const isAbsent = new Set(['ENOTFOUND', 'ENODATA'])

/** Reads TXT records by the name servers of this machine, or of Lambda's. */
export function dnsTextRecords(
  resolver: Pick<Resolver, 'resolveTxt'> = new Resolver({ timeout: 2_000, tries: 2 }),
): ReadTextRecords {
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException // what node:dns rejects with
      if (isAbsent.has(code ?? '')) return []
      log.warn('mail-domain.dns-silent', { name, code })
      throw new AppError('mail.dns-silent')
    }
  }
}
