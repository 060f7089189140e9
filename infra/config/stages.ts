import type { Integrations } from '#shared/api/integrations'
import type { EnvName } from '../../functions/runtime/env-names'
import { bankLinkingVariable, integrationsOf, integrationVariables } from './integrations'
import type { Moves } from './route-stacks'
import { contactVariable, securityContact } from './security-text'

/**
 * `sent`: by the edge, and the functions take it. `known`: the functions take it, too. `kept`:
 * nobody takes it, but a deployment that is rolled back looks for it.
 */
export type EdgeKeyUse = 'sent' | 'known' | 'kept'

/**
 * One place where the product runs on AWS, as typed values. Everything that differs between stages
 * is here.
 */
export interface Stage {
  readonly name: 'dev' | 'prod'
  readonly region: 'us-east-1'
  /** Whether tables, buckets and keys outlive their stack, and are protected from deletion. */
  readonly keepsData: boolean
  readonly logRetentionDays: 7 | 365
  /** Where alarms are mailed; only dev may be without. */
  readonly alarmEmail?: string
  /** Where they are mailed, too: somebody who hears them while the first is away. */
  readonly secondAlarmEmail?: string
  /** Who is told of holes in the product: a mailto or https address, in its security.txt. */
  readonly securityContact?: string
  /**
   * Whether new code of a route gets a tenth of its calls first, and is taken back by itself when
   * it fails.
   */
  readonly canary: boolean
  /** Whether new code gets all calls at once: an emergency (`npm run deploy -- … --at-once`). */
  readonly isShiftedAtOnce?: boolean
  /** Whether somebody walks through it every ten minutes from outside: stacks/smoke-stack.ts. */
  readonly isWalked: boolean
  /**
   * What a month may cost; mails warn at four fifths of it, and when it is foreseen to be passed.
   */
  readonly monthlyDollars: number
  /** Keys by which CloudFront proves itself, by number: RUNBOOK.md, "Rotate a key". */
  readonly edgeKeys: Readonly<Record<number, EdgeKeyUse>>
  /**
   * How often a function may run at once, by its name, which is also set aside for it, as far as the
   * account's limit allows it.
   */
  readonly atOnce: Readonly<Record<string, number>>
  /**
   * How many containers of a route are kept warm, by its name, where there are canaries: COSTS.md.
   */
  readonly warm: Readonly<Record<string, number>>
  /** Routes that are in another stack than their hash says: RUNBOOK.md, "Move a route". */
  readonly movedRoutes: Moves
  /**
   * A web application firewall before the edge (COSTS.md): it begins by counting what it would
   * refuse, until its samples show no call of ours (RUNBOOK.md).
   */
  readonly firewall: 'none' | 'counts' | 'blocks'
  /** The product's own domain, in a zone of Route 53; CloudFront's name when it is left out. */
  readonly domain?: { readonly name: string; readonly zoneName: string; readonly zoneId: string }
  /** The GitHub repository whose pipeline deploys the stage, as in `owner/name`. */
  readonly repository?: string
  /** Services that the browser uses. */
  readonly integrations: Integrations
  /** Settings of the functions, by name (functions/runtime/env-names.ts). */
  readonly settings: Partial<Record<EnvName, string>>
}

const stages = {
  dev: {
    name: 'dev',
    region: 'us-east-1',
    keepsData: false,
    logRetentionDays: 7,
    canary: false,
    isWalked: false,
    monthlyDollars: 50,
    edgeKeys: { 1: 'sent' },
    firewall: 'none',
    atOnce: {},
    warm: {},
    movedRoutes: {},
    integrations: {},
    settings: {},
  },
  prod: {
    name: 'prod',
    region: 'us-east-1',
    keepsData: true,
    logRetentionDays: 365,
    canary: true,
    isWalked: true,
    monthlyDollars: 200,
    edgeKeys: { 1: 'sent' },
    firewall: 'counts',
    // The hash of a sign-in takes a whole processor for a third of a second: guessing must not take
    // everybody's.
    atOnce: { login: 20 },
    warm: {},
    movedRoutes: {},
    integrations: {},
    // Superadmins and content managers change what all agencies share.
    settings: {
      staffSecondStep: 'required',
      breachUrl: 'https://api.pwnedpasswords.com/range/{prefix}',
    },
  },
} as const satisfies Record<string, Stage>

/** What an account gives a stage of its own, by environment variable: none of it is a secret. */
const envNames = {
  alarmEmail: 'TEMBEA_ALARM_EMAIL',
  secondAlarmEmail: 'TEMBEA_SECOND_ALARM_EMAIL',
  domain: 'TEMBEA_DOMAIN',
  zoneId: 'TEMBEA_ZONE_ID',
  /** Where the zone is that of a domain above. */
  zoneName: 'TEMBEA_ZONE_NAME',
  mailFrom: 'TEMBEA_MAIL_FROM',
  consultantEmail: 'TEMBEA_CONSULTANT_EMAIL',
  /** Takes in answers to mails: a name below the domain that mails are sent from. */
  inboundDomain: 'TEMBEA_INBOUND_DOMAIN',
  paymentProvider: 'TEMBEA_PAYMENT_PROVIDER',
  /**
   * Links bank accounts beside Stripe's own way; its environment is production, and sandbox in dev,
   * unless it is given.
   */
  plaidClientId: bankLinkingVariable,
  plaidEnvironment: 'TEMBEA_PLAID_ENV',
  exchangeUrl: 'TEMBEA_EXCHANGE_URL',
  currencyNamesUrl: 'TEMBEA_CURRENCY_NAMES_URL',
  supplierBaseUrl: 'TEMBEA_SUPPLIER_URL',
  zapUrl: 'TEMBEA_ZAP_URL',
  flightStatusUrl: 'TEMBEA_FLIGHT_STATUS_URL',
  /** `{prefix}` stands in it. */
  breachUrl: 'TEMBEA_BREACH_URL',
  sentryDsn: 'TEMBEA_SENTRY_DSN',
  /** `guardduty` has uploads scanned for viruses. */
  virusScan: 'TEMBEA_VIRUS_SCAN',
  securityContact: contactVariable,
  repository: 'TEMBEA_REPOSITORY',
  /** How many functions the account runs at once: `npm run deploy` asks for it. */
  concurrency: 'TEMBEA_CONCURRENCY',
} as const

/**
 * Every setting that somebody gives a stage, by its variable. The pipeline hands all of them to each
 * deployment, and a test holds its file to this list.
 */
export const settingVariables: readonly string[] = [
  ...new Set([
    ...Object.entries(envNames).flatMap(([name, variable]) =>
      name === 'concurrency' ? [] : [variable],
    ),
    ...integrationVariables,
    'TEMBEA_SENTRY_PROJECT',
  ]),
].sort()

/** 1 §9: of bank linking, production in prod. */
const plaidIn = { dev: 'sandbox', prod: 'production' } as const

/** What prod does not go without, and why. */
const neededByProd = {
  paymentProvider: 'the payment provider, which is stripe: the sandbox takes no money',
  mailFrom: 'the sender of mails, as in "Tembea <hello@tembea.travel>"',
  domain: 'the web address, as in app.tembea.travel',
  zoneId: 'the Route 53 zone of that domain',
  exchangeUrl: 'the source of exchange rates',
  alarmEmail: 'who hears alarms',
} as const satisfies Partial<Record<keyof typeof envNames, string>>

/**
 * The stage of a name, with what the environment gives it.
 * @throws Error that names the stages when there is none of that name, or all that prod is missing
 */
export function stageOf(name: string, environment: NodeJS.ProcessEnv = process.env): Stage {
  const stage = Object.values<Stage>(stages).find((candidate) => candidate.name === name)
  if (stage === undefined)
    throw new Error(`No stage is called ${name}: there are ${Object.keys(stages).join(' and ')}.`)
  const value = (what: keyof typeof envNames) => environment[envNames[what]] || undefined
  const missing = name === 'prod' ? missingIn(value) : []
  if (missing.length > 0) throw new Error(`Stage prod is not complete. Set\n${missing.join('\n')}`)
  const [alarmEmail, domain, zoneId] = [value('alarmEmail'), value('domain'), value('zoneId')]
  const contact = securityContact(value('securityContact'), value('mailFrom'))
  const [repository, secondAlarmEmail] = [value('repository'), value('secondAlarmEmail')]
  if ((domain === undefined) !== (zoneId === undefined))
    throw new Error(
      `${envNames.domain} and ${envNames.zoneId} go together: one without the other has no certificate.`,
    )
  const names = [
    ...([
      'mailFrom',
      'consultantEmail',
      'paymentProvider',
      'exchangeUrl',
      'supplierBaseUrl',
    ] as const),
    ...(['zapUrl', 'sentryDsn', 'flightStatusUrl', 'virusScan', 'currencyNamesUrl'] as const),
    ...(['plaidClientId', 'plaidEnvironment', 'breachUrl', 'inboundDomain'] as const),
  ]
  const settings = Object.fromEntries(
    names.flatMap((one) => (value(one) === undefined ? [] : [[one, value(one)]])),
  )
  if (settings.virusScan !== undefined && settings.virusScan !== 'guardduty')
    throw new Error(`${envNames.virusScan} must be guardduty: nothing else scans on AWS.`)
  requireBelowSender(settings, value('zoneName') ?? domain)
  if (settings.plaidClientId !== undefined && !settings.paymentProvider?.startsWith('stripe'))
    throw new Error(
      `${envNames.plaidClientId} needs ${envNames.paymentProvider} to be stripe, which takes the money from the account.`,
    )
  if (settings.breachUrl !== undefined && !/^https:.*\{prefix\}/.test(settings.breachUrl))
    throw new Error(`${envNames.breachUrl} must be an https address with {prefix} in it.`)
  if (!['production', 'sandbox', undefined].includes(settings.plaidEnvironment))
    throw new Error(`${envNames.plaidEnvironment} must be production or sandbox.`)
  return {
    ...stage,
    atOnce: reservationsWithin(stage.atOnce, value('concurrency')),
    ...(environment.TEMBEA_AT_ONCE === 'yes' && { isShiftedAtOnce: true }),
    ...(alarmEmail && { alarmEmail }),
    ...(secondAlarmEmail && { secondAlarmEmail }),
    ...(contact && { securityContact: contact }),
    ...(repository && { repository }),
    ...(domain &&
      zoneId && { domain: { name: domain, zoneId, zoneName: value('zoneName') ?? domain } }),
    integrations: integrationsOf(name, environment),
    settings: {
      ...stage.settings,
      ...(settings.plaidClientId && { plaidEnvironment: plaidIn[stage.name] }),
      ...settings,
    },
  }
}

/** Mails are taken in below the domain that they are from, whose zone is ours. */
function requireBelowSender(
  { inboundDomain, mailFrom = '' }: Partial<Record<string, string>>,
  zone: string | undefined,
): void {
  if (inboundDomain === undefined) return
  const senderDomain = /@([^>\s]+)/.exec(mailFrom)?.[1]
  if (senderDomain !== zone || !inboundDomain.endsWith(`.${zone}`))
    throw new Error(
      `${envNames.inboundDomain} must be a name below the domain of ${envNames.mailFrom}, and that one the zone of ${envNames.domain}: its identity covers it.`,
    )
}

/** What Lambda leaves to functions without a reservation, in any account. */
const leastUnreserved = 100

/** Reservations that the account allows: all of them, or none where they are too many for it. */
function reservationsWithin(atOnce: Stage['atOnce'], concurrency: string | undefined) {
  const reservations = Object.values(atOnce).reduce((sum, one) => sum + one, 0)
  return concurrency === undefined || reservations + leastUnreserved <= Number(concurrency)
    ? atOnce
    : {}
}

function missingIn(value: (what: keyof typeof envNames) => string | undefined): string[] {
  const requirements = Object.entries(neededByProd) as [keyof typeof neededByProd, string][]
  return requirements.flatMap(([what, why]) => {
    const isThere =
      what === 'paymentProvider' ? value(what) === 'stripe' : value(what) !== undefined
    return isThere ? [] : [`${envNames[what]}: ${why}`]
  })
}
