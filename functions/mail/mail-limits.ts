import { AppError } from '#shared/errors/app-error'
import { mailStops } from '../data/mail/mail-stops'
import type { AgencyRecord } from '../data/people/agency-records'
import { type Attempt, attemptStore } from '../data/people/attempt-store'
import type { Table } from '../data/table/table-access'

/** Kinds of mail that people of an agency ask for, and how many a day one address gets of each. */
const maxOfKind = {
  invitation: 5,
  travelers: 3,
  payment: 6,
  message: 30,
  team: 5,
  supplier: 5,
} as const
export type LimitedMail = keyof typeof maxOfKind

/**
 * Mails a day: to one address from one agency, from one agency to everybody, and from all agencies
 * in trial to one address, because anybody may register several.
 */
export const maxMails = {
  kind: maxOfKind,
  recipient: 40,
  agency: { trial: 50, other: 2_000 },
  trialRecipient: 10,
} as const

const dayMs = 86_400_000

export interface MailWish {
  readonly kind: LimitedMail
  readonly to: string
  readonly agency: Pick<AgencyRecord, 'id' | 'trialEnds'>
  readonly now: Date
}

/** Counts mails before they are asked for, so that many at once don't pass the limits. */
export function mailLimits(table: Table) {
  const attempts = attemptStore(table)
  const stops = mailStops(table)
  const take = async (wish: MailWish): Promise<() => Promise<void>> => {
    const countedAttempts: Attempt[] = []
    const giveBack = async () => {
      await Promise.all(countedAttempts.map((attempt) => attempts.giveBack(attempt)))
    }
    for (const { what, subject, limit, code } of limitsOf(wish)) {
      const attempt = { what, subject, windowMs: dayMs, now: wish.now }
      if (!(await attempts.take(attempt, limit))) {
        await giveBack()
        const untilMs = (Math.floor(wish.now.getTime() / dayMs) + 1) * dayMs
        throw new AppError(code, {
          limit,
          kind: wish.kind,
          until: new Date(untilMs).toISOString(),
          retryAfterSeconds: Math.ceil((untilMs - wish.now.getTime()) / 1000),
        })
      }
      countedAttempts.push(attempt)
    }
    return giveBack
  }
  return {
    /**
     * Runs what asks for a mail; one that fails does not count.
     * @throws AppError mail.address-stopped, mail.recipient-limit or mail.agency-limit before
     * anything is done
     */
    async count<T>(wish: MailWish, run: () => Promise<T>): Promise<T> {
      const stop = await stops.get(wish.to)
      if (stop !== undefined) throw new AppError('mail.address-stopped', { ...stop })
      const giveBack = await take(wish)
      try {
        return await run()
      } catch (error) {
        await giveBack()
        throw error
      }
    },
  }
}

interface Limit {
  readonly what: string
  readonly subject: string
  readonly limit: number
  readonly code: 'mail.recipient-limit' | 'mail.agency-limit'
}

function limitsOf({ kind, to, agency }: MailWish): readonly Limit[] {
  const isTrial = agency.trialEnds !== undefined
  const toOne = 'mail.recipient-limit'
  const ofOne = `${agency.id} ${to}`
  return [
    { what: `mail-${kind}`, subject: ofOne, limit: maxMails.kind[kind], code: toOne },
    { what: 'mail-recipient', subject: ofOne, limit: maxMails.recipient, code: toOne },
    {
      what: 'mail-agency',
      subject: agency.id,
      limit: isTrial ? maxMails.agency.trial : maxMails.agency.other,
      code: 'mail.agency-limit',
    },
    ...(isTrial
      ? [{ what: 'mail-trial', subject: to, limit: maxMails.trialRecipient, code: toOne } as const]
      : []),
  ]
}
