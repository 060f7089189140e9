import type { Touch } from '#shared/api/contract'
import {
  agencyDomainTag,
  type EnvName,
  envNames,
  jobFunctionName,
  type SecretName,
} from '../../functions/runtime/env-names'
import type { FunctionSpec } from './functions'
import { type QueueName, type ScheduledJob, scheduledJobs } from './jobs'
import { namedPartitions, noRecords, partitionsOf, type Records } from './record-kinds'

/**
 * What a stage has and its functions reach: names and ARNs on one machine, references to them in a
 * template.
 */
export interface Reachable {
  readonly stage: string
  readonly table: {
    readonly name: string
    readonly arn: string
    readonly keyArn?: string | undefined
  }
  readonly media: {
    readonly name: string
    readonly arn: string
    readonly filmRoleArn?: string | undefined
  }
  /** The bucket of mails that come in; none where a stage takes in none. */
  readonly inbound?: { readonly name: string; readonly arn: string } | undefined
  /** The key that seals single texts; on one machine the setting `localSealKey` stands for it. */
  readonly sealKeyArn?: string | undefined
  readonly queues: Readonly<Record<QueueName, QueuePlace & { readonly dead: QueuePlace }>>
  /** ARN of functions: the name of each follows after a colon. */
  readonly functionsArn: string
  /** ARN of the parameters with the stage's secrets: the name of each follows after a slash. */
  readonly secretsArn: string
  /**
   * The identity that mails are sent from and its configuration; none where a stage has no sender.
   */
  readonly mailArns?: readonly string[] | undefined
  /** The identities that agencies' own domains are among: a tag says which. */
  readonly agencyDomainsArn?: string | undefined
  /** The secret header value that identifies CloudFront. */
  readonly edgeKey?: string | undefined
  /** What the stage sets, by name: each function gets of it what it reads. */
  readonly settings: Settings
}
interface QueuePlace {
  readonly url: string
  readonly arn: string
}
export type Settings = Readonly<Partial<Record<EnvName, string | undefined>>>

/** A statement of a role's policy: it allows these actions. */
export interface Statement {
  readonly actions: readonly string[]
  readonly resources: readonly string[]
  readonly conditions?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

interface Reach {
  readonly tells?: Settings
  readonly allows?: readonly Statement[]
}

/** Settings that any function may read: none of them is a secret (1 §9). */
const settingsOfAll = [
  ...([
    'webAddress',
    'insecureCookies',
    'staffSecondStep',
    'cardFeePercent',
    'achFeePercent',
    'foreignSellMarkupPercent',
  ] as const),
  ...([
    'dueDateLeadDays',
    'featureFlags',
    'contentManagerAgencyCodes',
    'firstPartyAgencyCodes',
  ] as const),
  ...([
    'allowLocalAddresses',
    'dynamodbEndpoint',
    's3Endpoint',
    'sqsEndpoint',
    'sesEndpoint',
    'ssmEndpoint',
  ] as const),
  'lambdaEndpoint',
] as const satisfies readonly EnvName[]

const readActions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']
const writeActions = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:ConditionCheckItem',
]

/** Accounts are read and written item by item. */
const accountActions = ['Get', 'Put', 'Update', 'Delete'].map((kind) => `dynamodb:${kind}Item`)

const pickSettings = ({ settings }: Reachable, ...names: readonly EnvName[]): Settings =>
  Object.fromEntries(names.map((name) => [name, settings[name]]))

/** Items whose partition keys match one of the patterns, and none of those of `but`. */
const itemsOf = (
  { table }: Reachable,
  actions: readonly string[],
  leadingKeys: readonly string[],
  but?: string,
  resource = table.arn,
): Statement => ({
  actions,
  resources: [resource],
  conditions: {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': leadingKeys },
    ...(but !== undefined && { 'ForAllValues:StringNotLike': { 'dynamodb:LeadingKeys': [but] } }),
  },
})

/** Partitions of one kind of record: functions/data/table/keys.ts says what lies in each. */
const partitions = {
  ofAllAgencies: ['CATALOGUE', 'CATALOGUE#*', 'SUPPLIER#*', 'EXCHANGE'],
  published: ['CATALOGUE#published#*', 'EXCHANGE'],
  /** An agency with its agents, not what it has: that is `ofAgencies`. */
  callers: ['SESSION#*', 'AGENCY#*', 'CONFIG'],
  clients: ['AGENCY#*#CLIENT#*'],
  configuration: ['CONFIG'],
  accounts: [
    'LOGIN#*',
    'ACCOUNTLINK#*',
    'ATTEMPTS#*',
    'SESSION#*',
    'FACTORS#*',
    'PASSKEY#*',
    'TICKET#*',
    'AGENCY#*',
  ],
  people: ['AGENCIES', 'AGENCY#*'],
  ofAgencies: 'AGENCY#*#*',
} as const

/** Reads items of the table, and lists of its indexes, of some records. */
function reading(reachable: Reachable, records: Records): Statement[] {
  const indexes = `${reachable.table.arn}/index/*`
  const keys = partitionsOf(records.reads)
  const own =
    keys.length === 0
      ? []
      : [
          itemsOf(reachable, readActions, keys),
          itemsOf(reachable, ['dynamodb:Query'], keys, undefined, indexes),
        ]
  return [
    ...own,
    itemsOf(reachable, readActions, partitions.people, partitions.ofAgencies),
    itemsOf(reachable, ['dynamodb:Query'], partitions.people, partitions.ofAgencies, indexes),
    ...(records.isForStrangers === true
      ? []
      : [itemsOf(reachable, ['dynamodb:BatchGetItem'], namedPartitions)]),
  ]
}

/** Writes items of the table: those of some records, and where it does so those of people. */
function writing(reachable: Reachable, { writes, people }: Records): Statement[] {
  const ofPeople = people === 'update' ? ['dynamodb:UpdateItem'] : writeActions
  return [
    ...(writes.length === 0 ? [] : [itemsOf(reachable, writeActions, partitionsOf(writes))]),
    ...(people === undefined
      ? []
      : [itemsOf(reachable, ofPeople, ['AGENCY#*'], partitions.ofAgencies)]),
  ]
}

/** The key of the table, by way of the table alone. */
const keyOf = ({ table }: Reachable, ...actions: readonly string[]): Statement[] =>
  table.keyArn === undefined
    ? []
    : [
        {
          actions: actions.map((action) => `kms:${action}`),
          resources: [table.keyArn],
          conditions: { StringLike: { 'kms:ViaService': ['dynamodb.*.amazonaws.com'] } },
        },
      ]
const decrypting = (reachable: Reachable) => keyOf(reachable, 'Decrypt')
const encrypting = (reachable: Reachable) =>
  keyOf(
    reachable,
    'Decrypt',
    'Encrypt',
    'GenerateDataKey',
    'GenerateDataKeyWithoutPlaintext',
    'ReEncryptFrom',
    'ReEncryptTo',
  )

/**
 * Documents of trips and clients: other files of the bucket are the edge's to show, and no
 * function's.
 */
const documents = ({ media }: Reachable, action: string): Statement => ({
  actions: [action],
  resources: [`${media.arn}/private/*`],
})

const sending =
  (queue: QueueName) =>
  ({ queues }: Reachable): Reach => ({
    tells: { [`${queue}QueueUrl`]: queues[queue].url },
    allows: [{ actions: ['sqs:SendMessage'], resources: [queues[queue].arn] }],
  })

const secret = ({ secretsArn }: Reachable, name: SecretName): Statement[] => [
  { actions: ['ssm:GetParameter'], resources: [`${secretsArn}/${name}`] },
]
/** Seals and opens what is for one purpose: KMS refuses the key for text of another. */
const sealReach =
  (purpose: string) =>
  (reachable: Reachable): Reach => ({
    tells: {
      sealKeyArn: reachable.sealKeyArn,
      ...pickSettings(reachable, 'localSealKey', 'kmsEndpoint'),
    },
    allows:
      reachable.sealKeyArn === undefined
        ? []
        : [
            {
              actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
              resources: [reachable.sealKeyArn],
              conditions: { StringEquals: { 'kms:EncryptionContext:purpose': [purpose] } },
            },
          ],
  })

/**
 * Draws into a folder of the bucket, from what everybody may see. Without the list S3 answers 403,
 * not 404, for what is not there.
 */
const drawnInto =
  (folder: string, from: readonly string[] = ['pictures', 'agencies']) =>
  ({ media }: Reachable): Reach => ({
    tells: { mediaBucket: media.name },
    allows: [
      {
        actions: ['s3:GetObject'],
        resources: [...from, folder].map((one) => `${media.arn}/${one}/*`),
      },
      { actions: ['s3:PutObject'], resources: [`${media.arn}/${folder}/*`] },
      { actions: ['s3:ListBucket'], resources: [media.arn] },
    ],
  })

/** An action on identities with the stage's own tag: those that its agencies send from. */
const onAgencyDomains = (
  { stage, agencyDomainsArn }: Reachable,
  actions: readonly string[],
  tagKey: 'aws:ResourceTag' | 'aws:RequestTag' = 'aws:ResourceTag',
): Statement[] =>
  agencyDomainsArn === undefined
    ? []
    : [
        {
          actions,
          resources: [agencyDomainsArn],
          conditions: { StringEquals: { [`${tagKey}/${agencyDomainTag}`]: [stage] } },
        },
      ]

/** Starts these jobs before their time. */
const startingJobs = (
  { stage, functionsArn }: Reachable,
  jobs: readonly ScheduledJob[],
): Reach => ({
  tells: {
    jobs: jobs
      .map(({ name, everyMinutes, due }) => [name, everyMinutes, due ?? []].flat().join(' '))
      .join(),
  },
  allows: [
    {
      actions: ['lambda:InvokeFunction'],
      resources: jobs.map(({ name }) => `${functionsArn}:${jobFunctionName(stage, name)}`),
    },
  ],
})

const mediaConvertArn = (functionsArn: string, what: string): string =>
  functionsArn.replace(':lambda:', ':mediaconvert:').replace(/function$/, what)

const takesByStripe = ({ settings }: Reachable): boolean =>
  settings.paymentProvider?.includes('stripe') === true

/**
 * What each touch of the contract means: which settings it tells a function, and what it allows its
 * role.
 */
const reach: Readonly<Record<Touch, (reachable: Reachable, records: Records) => Reach>> = {
  'table:read': (reachable, records) => ({
    tells: { tableName: reachable.table.name },
    allows: [...reading(reachable, records), ...decrypting(reachable)],
  }),
  'table:write': (reachable, records) => ({
    tells: { tableName: reachable.table.name },
    allows: [...writing(reachable, records), ...encrypting(reachable)],
  }),
  catalogue: (reachable) => ({
    tells: { tableName: reachable.table.name },
    allows: [itemsOf(reachable, readActions, partitions.ofAllAgencies), ...decrypting(reachable)],
  }),
  'catalogue:write': (reachable) => ({
    tells: { tableName: reachable.table.name },
    allows: [
      itemsOf(reachable, ['dynamodb:PutItem'], partitions.published),
      ...encrypting(reachable),
    ],
  }),
  accounts: (reachable) => ({
    tells: { tableName: reachable.table.name },
    allows: [
      itemsOf(reachable, accountActions, partitions.accounts, partitions.ofAgencies),
      itemsOf(reachable, ['dynamodb:GetItem'], partitions.configuration),
      ...encrypting(reachable),
    ],
  }),
  session: (reachable) => ({
    tells: { tableName: reachable.table.name },
    allows: [
      itemsOf(
        reachable,
        ['dynamodb:GetItem', 'dynamodb:BatchGetItem'],
        partitions.callers,
        partitions.ofAgencies,
      ),
      itemsOf(reachable, ['dynamodb:UpdateItem'], ['SESSION#*']),
      // Who is refused is noted in the trail of their agency.
      itemsOf(reachable, ['dynamodb:PutItem'], partitionsOf(['audit'])),
      ...encrypting(reachable),
    ],
  }),
  'client-session': (reachable) => ({
    tells: { tableName: reachable.table.name },
    allows: [
      itemsOf(reachable, ['dynamodb:GetItem'], partitions.clients),
      ...decrypting(reachable),
    ],
  }),
  audit: (reachable) => ({
    tells: { tableName: reachable.table.name },
    allows: [
      itemsOf(reachable, ['dynamodb:PutItem'], ['AGENCY#*#AUDIT#*']),
      ...encrypting(reachable),
    ],
  }),
  attempts: (reachable) => ({
    tells: { tableName: reachable.table.name },
    allows: [
      itemsOf(reachable, ['dynamodb:UpdateItem'], partitionsOf(['attempts'])),
      ...encrypting(reachable),
    ],
  }),
  'media:read': (reachable) => ({
    tells: { mediaBucket: reachable.media.name },
    // Without the second S3 answers 403, not 404, for an object that is not there.
    allows: [
      documents(reachable, 's3:GetObject'),
      { actions: ['s3:ListBucket'], resources: [reachable.media.arn] },
    ],
  }),
  'media:write': (reachable) => ({
    tells: { mediaBucket: reachable.media.name },
    allows: [documents(reachable, 's3:PutObject')],
  }),
  uploads: ({ media }) => ({
    tells: { mediaBucket: media.name },
    allows: [
      {
        actions: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
        resources: [`${media.arn}/private/incoming/*`],
      },
    ],
  }),
  incoming: ({ media }) => ({
    tells: { mediaBucket: media.name },
    allows: [
      {
        actions: ['s3:GetObject', 's3:DeleteObject'],
        resources: [`${media.arn}/private/incoming/*`],
      },
    ],
  }),
  'media:delete': (reachable) => ({
    tells: { mediaBucket: reachable.media.name },
    // Papers of a trip are found by their list.
    allows: [
      documents(reachable, 's3:DeleteObject'),
      { actions: ['s3:ListBucket'], resources: [reachable.media.arn] },
    ],
  }),
  'virus-scan': (reachable) => ({
    tells: pickSettings(reachable, 'virusScan', 'clamdAddress'),
    allows:
      reachable.settings.virusScan === undefined
        ? []
        : [
            {
              actions: ['s3:GetObjectTagging'],
              resources: [
                `${reachable.media.arn}/private/*`,
                `${reachable.media.arn}/pictures/films/*`,
              ],
            },
          ],
  }),
  films: ({ media, functionsArn, settings }) => ({
    tells: { filmRoleArn: media.filmRoleArn, mediaConvertEndpoint: settings.mediaConvertEndpoint },
    allows:
      media.filmRoleArn === undefined
        ? []
        : [
            {
              actions: ['mediaconvert:CreateJob'],
              resources: [mediaConvertArn(functionsArn, 'queues/Default')],
            },
            {
              actions: ['mediaconvert:GetJob'],
              resources: [mediaConvertArn(functionsArn, 'jobs/*')],
            },
            {
              actions: ['iam:PassRole'],
              resources: [media.filmRoleArn],
              conditions: {
                StringEquals: { 'iam:PassedToService': ['mediaconvert.amazonaws.com'] },
              },
            },
          ],
  }),
  'media:publish': ({ media }) => ({
    tells: { mediaBucket: media.name },
    allows: [{ actions: ['s3:PutObject'], resources: [`${media.arn}/agencies/*`] }],
  }),
  pictures: (reachable) => ({
    tells: { mediaBucket: reachable.media.name },
    allows: [
      {
        actions: ['Get', 'Put', 'Delete'].map((kind) => `s3:${kind}Object`),
        resources: [`${reachable.media.arn}/pictures/*`],
      },
      { actions: ['s3:ListBucket'], resources: [reachable.media.arn] },
    ],
  }),
  previews: drawnInto('private/previews'),
  papers: drawnInto('private/papers'),
  derivatives: drawnInto('private/derivatives', ['pictures']),
  inbound: ({ inbound }) => ({
    tells: { inboundBucket: inbound?.name },
    allows:
      inbound === undefined
        ? []
        : [
            { actions: ['s3:GetObject', 's3:DeleteObject'], resources: [`${inbound.arn}/*`] },
            // Without it S3 answers 403, not 404, for a mail that was taken in.
            { actions: ['s3:ListBucket'], resources: [inbound.arn] },
          ],
  }),
  'queue:itinerary': sending('itinerary'),
  'queue:zap': sending('zap'),
  'queue:payment': sending('payment'),
  'queue:mail': sending('mail'),
  'queue:import': sending('import'),
  'dead-letters': ({ queues }) => ({
    tells: {
      deadLetterUrls: Object.entries(queues)
        .map(([name, { dead }]) => `${name} ${dead.url}`)
        .join(),
    },
    allows: [
      {
        actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility'],
        resources: Object.values(queues).map(({ dead }) => dead.arn),
      },
    ],
  }),
  'work-notes': (reachable) => ({
    tells: { tableName: reachable.table.name },
    allows: [
      itemsOf(reachable, ['dynamodb:PutItem', 'dynamodb:UpdateItem'], ['WORK#*']),
      ...encrypting(reachable),
    ],
  }),
  jobs: (reachable) => startingJobs(reachable, scheduledJobs),
  'due-work': (reachable) => {
    const waiting = scheduledJobs.filter(({ due }) => due !== undefined)
    const partitions = waiting.flatMap(({ due = '' }) => [due, `${due}#*`])
    const { tells, allows = [] } = startingJobs(reachable, waiting)
    const indexes = `${reachable.table.arn}/index/*`
    return {
      tells: Object.assign({ tableName: reachable.table.name }, tells),
      allows: [
        ...allows,
        itemsOf(reachable, ['dynamodb:Query'], partitions, undefined, indexes),
        itemsOf(reachable, ['dynamodb:BatchGetItem'], ['WORK#JOB#*']),
        ...decrypting(reachable),
      ],
    }
  },
  mail: (reachable) => ({
    tells: {
      ...pickSettings(reachable, 'mailFrom', 'consultantEmail', 'inboundDomain'),
      tableName: reachable.table.name,
    },
    allows: reachable.mailArns?.length
      ? [
          { actions: ['ses:SendEmail'], resources: reachable.mailArns },
          ...onAgencyDomains(reachable, ['ses:SendEmail']),
          itemsOf(
            reachable,
            ['dynamodb:GetItem'],
            [...partitionsOf(['mailStops']), 'AGENCY#*#MAILDOMAIN'],
          ),
          ...decrypting(reachable),
        ]
      : [],
  }),
  'mail-domains': (reachable) => ({
    allows: onAgencyDomains(reachable, ['ses:GetEmailIdentity']),
  }),
  'mail-domains:write': (reachable) => ({
    tells: pickSettings(reachable, 'mailFrom', 'inboundDomain'),
    // A new identity gets the tag; SES asks for the second where there is one.
    allows: onAgencyDomains(
      reachable,
      ['ses:CreateEmailIdentity', 'ses:TagResource'],
      'aws:RequestTag',
    ),
  }),
  'mail-domains:delete': (reachable) => ({
    allows: onAgencyDomains(reachable, ['ses:DeleteEmailIdentity']),
  }),
  'sealed:travelers': sealReach('travelers'),
  'sealed:factors': sealReach('factors'),
  'sealed:hooks': sealReach('hooks'),
  suppliers: (reachable) => ({
    tells: pickSettings(reachable, 'supplierBaseUrl'),
    allows: reachable.settings.supplierBaseUrl === undefined ? [] : secret(reachable, 'supplier'),
  }),
  'payment-provider': (reachable) => ({
    tells: pickSettings(reachable, 'paymentProvider', 'stripeBaseUrl'),
    allows: takesByStripe(reachable) ? secret(reachable, 'stripe-key') : [],
  }),
  'bank-linking': (reachable) => ({
    tells: pickSettings(reachable, 'plaidClientId', 'plaidEnvironment', 'plaidBaseUrl'),
    allows: reachable.settings.plaidClientId === undefined ? [] : secret(reachable, 'plaid'),
  }),
  'payment-messages': (reachable) => ({
    allows: takesByStripe(reachable) ? secret(reachable, 'stripe-webhook') : [],
  }),
  'exchange-source': (reachable) => ({
    tells: pickSettings(reachable, 'exchangeUrl', 'currencyNamesUrl'),
    allows: reachable.settings.exchangeUrl?.includes('{key}')
      ? secret(reachable, 'exchange-key')
      : [],
  }),
  'zap-hook': (reachable) => ({
    tells: pickSettings(reachable, 'zapUrl'),
    allows: reachable.settings.zapUrl === undefined ? [] : secret(reachable, 'zap'),
  }),
  'flight-status': (reachable) => ({
    tells: pickSettings(reachable, 'flightStatusUrl'),
    allows: reachable.settings.flightStatusUrl?.includes('{key}')
      ? secret(reachable, 'flight-status')
      : [],
  }),
  breaches: (reachable) => ({ tells: pickSettings(reachable, 'breachUrl') }),
  'smoke-agent': (reachable) => ({ allows: secret(reachable, 'smoke-agent') }),
  'error-reports': (reachable) => ({ tells: pickSettings(reachable, 'sentryDsn') }),
  edge: ({ edgeKey }) => ({ tells: { edgeKey } }),
}

/** The environment of a function that touches these, by the names that it reads. */
export function environmentOf(
  touches: readonly Touch[],
  reachable: Reachable,
): Record<string, string> {
  const tells = touches.map((touch) => reach[touch](reachable, noRecords).tells ?? {})
  const all: Settings = Object.assign(
    { stage: reachable.stage },
    pickSettings(reachable, ...settingsOfAll),
    ...tells,
  )
  return Object.fromEntries(
    Object.entries(envNames).flatMap(([name, variable]) => {
      const value = all[name as EnvName] // envNames has no other keys
      return value === undefined ? [] : [[variable, value]]
    }),
  )
}

/** What the role of a function allows, by its touches and records. No function may scan. */
export const statementsOf = (
  { touches, records = noRecords }: Pick<FunctionSpec, 'touches' | 'records'>,
  reachable: Reachable,
): Statement[] => touches.flatMap((touch) => reach[touch](reachable, records).allows ?? [])
