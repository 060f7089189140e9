import { accountsRoutes } from '#shared/api/accounts'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import { hashPassword } from '../../agents/password'
import { accountStore } from '../../data/people/account-store'
import { agencyRecord, agentRecord } from '../../data/people/agency-records'
import { attemptStore } from '../../data/people/attempt-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { log } from '../../runtime/log'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import type { AccountMail } from '../account-mail'
import { countAccountMail } from '../ask-for-account-mail'
import { requireStrongPassword } from '../password-strength'

const makers = { accounts: accountStore, attempts: attemptStore, queue: mailQueue }

const trialMs = 30 * 24 * 3_600_000

/**
 * An agency in trial with its lead agent. The answer and the time are the same for an email that
 * has an account: its owner gets a mail that says so.
 */
export const register = useCase(
  accountsRoutes.register,
  async ({ body, sourceIp }, deps: Deps<typeof makers>) => {
    const { firstName, lastName, email } = body
    await requireStrongPassword(body.password, [firstName, lastName, email, body.agencyName ?? ''])
    await countAccountMail(email, sourceIp, deps)
    const passwordHash = await hashPassword(body.password)
    const now = deps.clock.now()
    const name = body.agencyName || `${firstName} ${lastName}`
    const agencyId = agencyIdSchema.parse(deps.makeId('agency'))
    const agentId = agentIdSchema.parse(deps.makeId('agent'))
    const agency = agencyRecord.parse({
      id: agencyId,
      name,
      agencyCode: codeOf(name, agencyId),
      admins: [agentId],
      currency: 'USD',
      model: 'net',
      pricingSettings: {},
      featureFlags: ['useItineraryBuilder2', 'useEditItinerary2'],
      trialEnds: new Date(now.getTime() + trialMs).toISOString(),
    })
    const objectives = { passwordSet: true }
    const agent = agentRecord.parse({
      id: agentId,
      agencyId,
      email,
      firstName,
      lastName,
      capabilities: [],
      objectives,
    })
    const isNew = await deps.accounts.register(agency, agent, passwordHash)
    // Whoever does not get the mail asks for it again: what is stored stays.
    const mail: AccountMail = { account: isNew ? 'verify' : 'exists', email }
    await deps.queue
      .send({ ...mail })
      .catch((error: unknown) => log.warn('account.mail-lost', { cause: String(error) }))
    return { status: 'sent' as const }
  },
)

/**
 * Three letters of the name and five characters of the id: longer than the codes that
 * configurations name, so never one of them (1 §6).
 */
const codeOf = (name: string, id: string): string =>
  `${name
    .replace(/[^A-Za-z]/g, '')
    .padEnd(3, 'X')
    .slice(0, 3)}${id.slice(4, 9)}`.toUpperCase()

export const handler = publicLambdaFor(register, makers)
