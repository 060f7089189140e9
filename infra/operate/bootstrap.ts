import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import { currencyCodeSchema } from '#shared/money/currency-schema'
import { mailAccount } from '../../functions/accounts/account-mail'
import { accountStore } from '../../functions/data/people/account-store'
import {
  type AgencyRecord,
  type AgentRecord,
  agencyRecord,
  agentRecord,
} from '../../functions/data/people/agency-records'
import { agencyStore } from '../../functions/data/people/agency-store'
import { theTable } from '../../functions/data/table/the-table'
import type { Mailer } from '../../functions/mail/mailer'
import { theMailer } from '../../functions/mail/ses-mailer'
import { systemClock } from '../../functions/runtime/clock'
import { webAddress } from '../../functions/runtime/configuration'
import { type MakeId, randomId } from '../../functions/runtime/make-id'
import { loadDemo } from './load-demo'
import { OperateFailure } from './operate-failure'
import { enterPlace, stageNames } from './place'

const usage = `Usage: npm run bootstrap -- --stage dev|prod|local --agency "Marula Journeys" --email naledi@example.com
  --name "Naledi Mokoena"   who that is; the first part of the email unless given
  --code MAR001             the agency's code; three letters of its name and 001 unless given
  --currency USD            what the agency sells in
  --model net|rack          how it prices
  --show-link               prints the activation email in place of sending it
  --demo                    loads the demo data in place of all this; on stage dev and local only`

const optionsSchema = z
  .object({
    stage: z.enum(stageNames),
    agency: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    email: z.optional(z.email().check(z.maxLength(254))),
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    code: z.optional(z.string().check(z.regex(/^[A-Z0-9]{3,12}$/))),
    currency: z._default(currencyCodeSchema, 'USD'),
    model: z._default(z.enum(['net', 'rack']), 'net'),
    'show-link': z._default(z.boolean(), false),
    demo: z._default(z.boolean(), false),
    data: z.optional(z.string()),
  })
  .check(
    z.refine(({ demo, agency, email }) => demo || (agency !== undefined && email !== undefined), {
      error: '--agency and --email are needed',
    }),
    z.refine(({ demo, stage }) => !demo || stage !== 'prod', {
      error: '--demo is for stages dev and local',
    }),
  )

/**
 * `npm run bootstrap`: the first agency of a stage and its superadmin, or the demo data. Gives what
 * to say.
 */
export async function bootstrap(args: readonly string[]): Promise<string> {
  const { data, demo, agency: name = '', email = '', ...options } = readOptions(args)
  await enterPlace(options.stage, data === undefined ? {} : { dataFolder: data })
  const table = theTable()
  if (demo) return loadDemo(table)
  const [accounts, agencies] = [accountStore(table), agencyStore(table)]
  const { agency, agent } = firstAgency({ ...options, agency: name, email }, randomId)
  const isNew = await accounts.register(agency, agent, '')
  if (!isNew && (await agencies.login(email))?.passwordHash !== '')
    throw new OperateFailure(`${email} has an account already. Sign in with it.`)
  const result = isNew
    ? `${name} and its superadmin ${email} were created.`
    : `${email} was created before.`
  const lines: string[] = []
  const printer: Mailer = { send: async ({ text }) => void lines.push(text) }
  const mailer = options['show-link'] ? printer : theMailer(table)
  const deps = { accounts, agencies, mailer, webAddress: webAddress(), clock: systemClock }
  await mailAccount({ account: 'activate', email }, deps)
  return lines.length === 0
    ? `${result} The activation email is on its way to ${email}.`
    : [result, ...lines].join('\n\n')
}

function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const
  const yes = { type: 'boolean' } as const
  const options = {
    stage: text,
    agency: text,
    email: text,
    name: text,
    code: text,
    currency: text,
    model: text,
    data: text,
    'show-link': yes,
    demo: yes,
  }
  let values: unknown
  try {
    values = parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new OperateFailure(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
  const optionsRead = optionsSchema.safeParse(values)
  if (optionsRead.success) return optionsRead.data
  const wrong = optionsRead.error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `--${path.join('.')}: ${message}`,
  )
  throw new OperateFailure(`${wrong.join('\n')}\n\n${usage}`)
}

interface FirstAgency {
  readonly agency: string
  readonly email: string
  readonly name?: string | undefined
  readonly code?: string | undefined
  readonly currency: string
  readonly model: 'net' | 'rack'
}

/** What a new agency works with: the second builder and editor, and payments that it may change. */
const firstFlags = [
  'useItineraryBuilder2',
  'useEditItinerary2',
  'editPayments',
  'editAmountsInModals',
] as const

/** The first agency of a stage, and its lead agent, who is superadmin and content manager. */
function firstAgency(
  first: FirstAgency,
  makeId: MakeId,
): { agency: AgencyRecord; agent: AgentRecord } {
  const [agencyId, id] = [
    agencyIdSchema.parse(makeId('agency')),
    agentIdSchema.parse(makeId('agent')),
  ]
  const { email, name = nameIn(email) } = first
  const [firstName = name, ...rest] = name.split(/\s+/)
  const agency = {
    id: agencyId,
    name: first.agency,
    agencyCode: first.code ?? codeOf(first.agency),
    admins: [id],
    currency: first.currency,
    model: first.model,
    pricingSettings: {},
    featureFlags: firstFlags,
    theme: {},
  }
  const capabilities = ['superadmin', 'contentmanager']
  const agent = { id, agencyId, email, firstName, lastName: rest.join(' '), capabilities }
  return { agency: agencyRecord.parse(agency), agent: agentRecord.parse(agent) }
}

/** `naledi.mokoena@…` is Naledi Mokoena. */
const nameIn = (email: string): string =>
  (email.split('@')[0] ?? '')
    .replace(/[._-]+/g, ' ')
    .replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase())

/** `Marula Journeys` is MAR001. */
const codeOf = (agency: string): string =>
  `${agency
    .normalize('NFKD')
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 3)
    .toUpperCase()
    .padEnd(3, 'X')}001`
