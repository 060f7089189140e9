import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EnvName, envNames } from '../../functions/runtime/env-names'
import type { QueueName } from '../config/jobs'
import { placeFile } from '../config/place'
import { localCredentials } from './s3'

export const tableName = 'tembea'
export const mediaBucket = 'tembea-media'

interface Endpoints {
  readonly dynamodb: string
  readonly s3: string
  readonly sqs: string
  readonly ses: string
  readonly ssm: string
  readonly queueUrls: Readonly<Record<QueueName, string>>
  /** Where people reach the product: for links in mails. */
  readonly webAddress: string
}

/**
 * Tells the handlers of this process where everything is, as Lambda's environment does. What somebody has set already (the
 * address of a rate source, fees, agency codes) is left alone.
 */
export function setEnvironment({ dynamodb, s3, sqs, ses, ssm, queueUrls, webAddress }: Endpoints): void {
  const own: Partial<Record<EnvName, string>> = {
    stage: 'local',
    tableName,
    mediaBucket,
    itineraryQueueUrl: queueUrls.itinerary,
    zapQueueUrl: queueUrls.zap,
    paymentQueueUrl: queueUrls.payment,
    mailQueueUrl: queueUrls.mail,
    dynamodbEndpoint: dynamodb,
    s3Endpoint: s3,
    sqsEndpoint: sqs,
    sesEndpoint: ses,
    ssmEndpoint: ssm,
    webAddress,
    mailFrom: process.env.MAIL_FROM ?? 'Tembea <hello@tembea.example>',
    insecureCookies: 'true',
  }
  for (const [name, value] of Object.entries(own)) process.env[envNameOf(name)] = value
  process.env.AWS_REGION = 'us-east-1'
  process.env.AWS_ACCESS_KEY_ID = localCredentials.accessKeyId
  process.env.AWS_SECRET_ACCESS_KEY = localCredentials.secretAccessKey
  delete process.env.AWS_SESSION_TOKEN
}

function envNameOf(name: string): string {
  const found = Object.entries(envNames).find(([key]) => key === name)
  if (found === undefined) throw new Error(`No environment name ${name}`)
  return found[1]
}

interface LocalPlace extends Pick<Endpoints, 'dynamodb' | 'ses' | 'webAddress'> {
  readonly tableName?: string
}

/** Leaves where everything is for commands that work on this stage from outside. @returns what takes the note away */
export function leavePlace(dataFolder: string, place: LocalPlace): () => void {
  const file = join(dataFolder, placeFile)
  const environment = {
    ...{ AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: localCredentials.accessKeyId },
    ...{ AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey, TABLE_NAME: place.tableName ?? tableName },
    ...{ DYNAMODB_ENDPOINT: place.dynamodb, SES_ENDPOINT: place.ses },
    ...{ WEB_ADDRESS: place.webAddress, MAIL_FROM: process.env.MAIL_FROM },
  }
  writeFileSync(file, JSON.stringify(environment))
  return () => rmSync(file, { force: true })
}
