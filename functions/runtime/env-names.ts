/** Every environment name, once: infra sets them, functions/runtime/env.ts reads them. */
export const envNames = {
  stage: 'STAGE',
  tableName: 'TABLE_NAME',
  mediaBucket: 'MEDIA_BUCKET',
  itineraryQueueUrl: 'ITINERARY_QUEUE_URL',
  zapQueueUrl: 'ZAP_QUEUE_URL',
  paymentQueueUrl: 'PAYMENT_QUEUE_URL',
  mailQueueUrl: 'MAIL_QUEUE_URL',
  importQueueUrl: 'IMPORT_QUEUE_URL',
  /** Where SES puts mails that come in, and the domain whose addresses it takes them for. */
  inboundBucket: 'INBOUND_BUCKET',
  inboundDomain: 'INBOUND_DOMAIN',
  /** Where each queue's dead letters are: `zap https://…,mail https://…`. */
  deadLetterUrls: 'DEAD_LETTER_URLS',
  /** The scheduled jobs, each with the minutes between its runs: `packLists 5,sweepMedia 60`. */
  jobs: 'JOBS',
  /**
   * The header values that identify CloudFront, parted by a comma; without them forwarded addresses
   * aren't trusted.
   */
  edgeKey: 'EDGE_KEY',
  dynamodbEndpoint: 'DYNAMODB_ENDPOINT',
  s3Endpoint: 'S3_ENDPOINT',
  sqsEndpoint: 'SQS_ENDPOINT',
  sesEndpoint: 'SES_ENDPOINT',
  ssmEndpoint: 'SSM_ENDPOINT',
  lambdaEndpoint: 'LAMBDA_ENDPOINT',
  mediaConvertEndpoint: 'MEDIA_CONVERT_ENDPOINT',
  kmsEndpoint: 'KMS_ENDPOINT',
  /**
   * The key of KMS that seals what few may read; on one machine a key of its own instead (base64,
   * 32 bytes).
   */
  sealKeyArn: 'SEAL_KEY_ARN',
  localSealKey: 'LOCAL_SEAL_KEY',
  supplierBaseUrl: 'SUPPLIER_BASE_URL',
  /**
   * `sandbox` or `stripe`; `sandbox,stripe` takes by the first, and still sends back what the
   * second took.
   */
  paymentProvider: 'PAYMENT_PROVIDER',
  /** Another address than Stripe's own, for tests. */
  stripeBaseUrl: 'STRIPE_BASE_URL',
  /**
   * Who we are at Plaid, which links bank accounts where it is set; `production`, the default, or
   * `sandbox`; another address, for tests.
   */
  plaidClientId: 'PLAID_CLIENT_ID',
  plaidEnvironment: 'PLAID_ENV',
  plaidBaseUrl: 'PLAID_BASE_URL',
  /**
   * Where people reach the product, as in `https://app.example.com`: for links in mails and the way
   * back from a provider.
   */
  webAddress: 'WEB_ADDRESS',
  /** Who our mails are from. */
  mailFrom: 'MAIL_FROM',
  /** Where requests to consultants go; the sender of our mails unless it is set. */
  consultantEmail: 'CONSULTANT_EMAIL',
  /** Where rates come from; `{key}` in it stands for the secret of the source. */
  exchangeUrl: 'EXCHANGE_URL',
  /**
   * A public list of currencies by code, `{ "USD": "United States Dollar" }`; without it Intl names
   * them.
   */
  currencyNamesUrl: 'CURRENCY_NAMES_URL',
  /**
   * Where a flight's status is asked for: `{flight}`, `{date}` and the secret `{key}` stand in it.
   */
  flightStatusUrl: 'FLIGHT_STATUS_URL',
  /** Where passwords of breaches are asked for, by the first digits of a hash: `{prefix}` in it. */
  breachUrl: 'BREACH_URL',
  zapUrl: 'ZAP_URL',
  /**
   * `guardduty` where it scans uploads for viruses; else ClamAV's daemon, as `host:port` or the
   * path of its socket.
   */
  virusScan: 'VIRUS_SCAN',
  clamdAddress: 'CLAMD_ADDRESS',
  /** The role in which MediaConvert reads uploaded films and writes what it makes of them. */
  filmRoleArn: 'FILM_ROLE_ARN',
  /** Where failures are reported to: the project of the error-reporting service. */
  sentryDsn: 'SENTRY_DSN',
  /** For tests: lets configured addresses be http and of this machine. Never set on AWS. */
  allowLocalAddresses: 'ALLOW_LOCAL_ADDRESSES',
  insecureCookies: 'INSECURE_COOKIES',
  /** `required` where superadmins and content managers must sign in by two steps. */
  staffSecondStep: 'STAFF_SECOND_STEP',
  cardFeePercent: 'CARD_FEE_PERCENT',
  achFeePercent: 'ACH_FEE_PERCENT',
  foreignSellMarkupPercent: 'FOREIGN_SELL_MARKUP_PERCENT',
  dueDateLeadDays: 'DUE_DATE_LEAD_DAYS',
  /** Feature flags of all agencies: `showRestOfWorld,-editPayments` switches one on and one off. */
  featureFlags: 'FEATURE_FLAGS',
  /** Codes of the agencies whose members are all content managers, parted by commas. */
  contentManagerAgencyCodes: 'CONTENT_MANAGER_AGENCY_CODES',
  firstPartyAgencyCodes: 'FIRST_PARTY_AGENCY_CODES',
} as const

export type EnvName = keyof typeof envNames

/**
 * Secrets of a stage, each a parameter of its own in SSM Parameter Store: a function may read those
 * that its touches name.
 */
export type SecretName =
  | 'stripe-key'
  | 'stripe-webhook'
  | 'plaid'
  | 'supplier'
  | 'exchange-key'
  | 'zap'
  | 'flight-status'
  | 'smoke-agent'

/**
 * The function of a scheduled job: named, so that superadmins' route can start it, and the job
 * knows which it is.
 */
export const jobFunctionName = (stage: string, job: string): string => `tembea-${stage}-${job}`

/** Under which name a stage's metrics stand: stages of one account ring no alarm of each other. */
export const metricService = (stage: string): string => `tembea-${stage}`

/** Path of a stage's secrets, without a slash at the end. */
export const secretsPath = (stage: string): string => `/tembea/${stage}/secrets`

/** The configuration of a stage's mails; events of its bounces and complaints name it. */
export const configurationSetName = (stage: string): string => `tembea-${stage}`

/** The tag of the domains that a stage's agencies send from: its value is the stage. */
export const agencyDomainTag = 'tembea-agency-domains'
