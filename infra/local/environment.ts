import { AsyncLocalStorage } from 'node:async_hooks'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Environment, environment } from '../../functions/runtime/env'
import { envNames, secretsPath } from '../../functions/runtime/env-names'
import { localFunctions } from '../config/functions'
import type { QueueName } from '../config/jobs'
import { placeFile } from '../config/place'
import { environmentOf, type Reachable } from '../config/reach'
import { localCredentials } from './aws-endpoint'
import { accountId } from './judge/judge'
import { identityArn } from './mail/identity-calls'
import { identityOf } from './mail/ses-endpoint'
import { deadQueue } from './queues/dead-queue'

export const tableName = 'tembea'
export const mediaBucket = 'tembea-media'
export const inboundBucket = 'tembea-inbound'

interface Endpoints {
  readonly dynamodb: string
  readonly s3: string
  readonly sqs: string
  readonly ses: string
  readonly ssm: string
  readonly lambda: string
  readonly urlOf: (queue: QueueName) => string
  readonly deadUrlOf: (queue: QueueName) => string
  /** Where people reach the product: for links in mails. */
  readonly webAddress: string
  /** By which the gateway proves to functions that it is the edge. */
  readonly edgeKey: string
  /** Seals what few may read, as a key of KMS does on AWS. */
  readonly localSealKey: string
  /** Of ClamAV's daemon, where it runs. */
  readonly clamdAddress: string | undefined
  /** What makes films, where there is ffmpeg. */
  readonly films: string | undefined
}

/** The parameter at a path of SSM. */
export const parameterArn = (path: string): string =>
  `arn:aws:ssm:us-east-1:${accountId}:parameter${path}`

export const tableArn = (name: string): string =>
  `arn:aws:dynamodb:us-east-1:${accountId}:table/${name}`

/** Whose mails the mailbox of this machine takes in. */
export const localInboundDomain = 'answers.tembea.example'

/** Who mails of this machine are from. */
export const localSender = (): string => process.env.MAIL_FROM ?? 'Tembea <hello@tembea.example>'

/**
 * What functions reach on this machine; without endpoints, what their roles name. Settings that
 * somebody has made (the address of a rate source, fees, agency codes) are in force.
 */
export function localReachable(endpoints: Partial<Endpoints> = {}): Reachable {
  const {
    dynamodb,
    s3,
    sqs,
    ses,
    ssm,
    lambda,
    urlOf = () => '',
    deadUrlOf = () => '',
    webAddress,
    edgeKey,
    localSealKey,
    clamdAddress = process.env.CLAMD_ADDRESS,
    films,
  } = endpoints
  const settings = Object.fromEntries(
    Object.entries(envNames).map(([name, variable]) => [name, process.env[variable]]),
  )
  const mailFrom = localSender()
  const arnOf = (name: string) => `arn:aws:sqs:us-east-1:${accountId}:${name}`
  const queue = (name: QueueName) => ({
    url: urlOf(name),
    arn: arnOf(name),
    dead: { url: deadUrlOf(name), arn: arnOf(deadQueue(name)) },
  })
  return {
    stage: 'local',
    table: {
      name: tableName,
      arn: tableArn(tableName),
      keyArn: `arn:aws:kms:us-east-1:${accountId}:key/table`,
    },
    media: {
      name: mediaBucket,
      arn: `arn:aws:s3:::${mediaBucket}`,
      // Without endpoints, what roles allow; with them, only where there is ffmpeg.
      filmRoleArn: s3 === undefined || films ? `arn:aws:iam::${accountId}:role/films` : undefined,
    },
    inbound: { name: inboundBucket, arn: `arn:aws:s3:::${inboundBucket}` },
    queues: {
      itinerary: queue('itinerary'),
      zap: queue('zap'),
      payment: queue('payment'),
      mail: queue('mail'),
      import: queue('import'),
    },
    functionsArn: `arn:aws:lambda:us-east-1:${accountId}:function`,
    secretsArn: parameterArn(secretsPath('local')),
    edgeKey,
    mailArns: [identityOf(mailFrom)],
    agencyDomainsArn: identityArn('*'),
    settings: {
      ...settings,
      webAddress,
      mailFrom,
      inboundDomain: localInboundDomain,
      localSealKey,
      insecureCookies: 'true',
      dynamodbEndpoint: dynamodb,
      s3Endpoint: s3,
      sqsEndpoint: sqs,
      sesEndpoint: ses,
      ssmEndpoint: ssm,
      lambdaEndpoint: lambda,
      clamdAddress,
      mediaConvertEndpoint: films,
    },
  }
}

const running = new AsyncLocalStorage<Environment>()

/** The environment of the function that runs; none outside of functions. */
export const functionEnvironment = (): Environment | undefined => running.getStore()

/**
 * Runs functions, which share this process, each in its own environment and by its own credentials,
 * as Lambda does: a function's access key is its name. Who reads the environment of no function
 * gets that of the process.
 */
export function isolate(
  reachable: Reachable,
): <Result>(functionName: string, run: () => Result) => Result {
  environment.current = () => functionEnvironment() ?? process.env
  const environments = new Map(
    localFunctions().map(({ name, touches }) => [
      name,
      environmentWithKey(name, environmentOf(touches, reachable)),
    ]),
  )
  return (functionName, run) => {
    // Nobody described it: it has a name, and no role that allows anything.
    const there = environments.get(functionName) ?? environmentWithKey(functionName)
    environments.set(functionName, there)
    return running.run(there, run)
  }
}

const environmentWithKey = (functionName: string, own: Environment = {}): Environment => ({
  ...own,
  AWS_LAMBDA_FUNCTION_NAME: functionName,
  AWS_ACCESS_KEY_ID: functionName,
  AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
})

interface LocalPlace extends Pick<Endpoints, 'dynamodb' | 'ses' | 'webAddress'> {
  readonly tableName?: string
}

/**
 * Leaves where everything is for commands that work on this stage from outside.
 * @returns what takes the note away
 */
export function leavePlace(dataFolder: string, place: LocalPlace): () => void {
  const file = join(dataFolder, placeFile)
  const environment = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    TABLE_NAME: place.tableName ?? tableName,
    DYNAMODB_ENDPOINT: place.dynamodb,
    SES_ENDPOINT: place.ses,
    WEB_ADDRESS: place.webAddress,
    MAIL_FROM: process.env.MAIL_FROM,
  }
  writeFileSync(file, JSON.stringify(environment))
  return () => rmSync(file, { force: true })
}
