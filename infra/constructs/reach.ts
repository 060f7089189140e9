import { Stack } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Touch } from '#shared/api/contract'
import { type EnvName, envNames } from '../../functions/runtime/env-names'

/** Everything that a function may be allowed to reach. */
export interface Reachable {
  readonly table: ITable
  readonly mediaBucket: IBucket
  readonly itineraryQueue: IQueue
  readonly zapQueue: IQueue
  readonly paymentQueue: IQueue
  readonly mailQueue: IQueue
}

const readActions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']
const writeActions = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem']

/**
 * Grants a function exactly what its contract names and sets the matching environment variable in one call
 * (architecture.md, AWS). No function may scan.
 */
export function allow(fn: LambdaFunction, touches: readonly Touch[], reachable: Reachable): void {
  for (const touch of touches) reach[touch](fn, reachable)
}

const reach: Record<Touch, (fn: LambdaFunction, reachable: Reachable) => void> = {
  'table:read': (fn, { table }) => {
    tell(fn, 'tableName', table.tableName)
    grantTable(fn, table, readActions)
    table.encryptionKey?.grantDecrypt(fn)
  },
  'table:write': (fn, { table }) => {
    tell(fn, 'tableName', table.tableName)
    grantTable(fn, table, writeActions)
    table.encryptionKey?.grantEncryptDecrypt(fn)
  },
  audit: (fn, { table }) => {
    const conditions = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['AGENCY#*#AUDIT#*'] } }
    Grant.addToPrincipal({ grantee: fn, actions: ['dynamodb:PutItem'], resourceArns: [table.tableArn], conditions })
    table.encryptionKey?.grantEncryptDecrypt(fn)
  },
  'media:read': (fn, { mediaBucket }) => {
    tell(fn, 'mediaBucket', mediaBucket.bucketName)
    grantObjects(fn, mediaBucket, 's3:GetObject')
    // Without it S3 answers 403, not 404, for an object that is not there.
    Grant.addToPrincipal({ grantee: fn, actions: ['s3:ListBucket'], resourceArns: [mediaBucket.bucketArn] })
  },
  'media:write': (fn, { mediaBucket }) => {
    tell(fn, 'mediaBucket', mediaBucket.bucketName)
    grantObjects(fn, mediaBucket, 's3:PutObject')
  },
  'media:delete': (fn, { mediaBucket }) => {
    tell(fn, 'mediaBucket', mediaBucket.bucketName)
    grantObjects(fn, mediaBucket, 's3:DeleteObject')
  },
  'queue:itinerary': (fn, { itineraryQueue }) => {
    tell(fn, 'itineraryQueueUrl', itineraryQueue.queueUrl)
    itineraryQueue.grantSendMessages(fn)
  },
  'queue:zap': (fn, { zapQueue }) => {
    tell(fn, 'zapQueueUrl', zapQueue.queueUrl)
    zapQueue.grantSendMessages(fn)
  },
  'queue:payment': (fn, { paymentQueue }) => {
    tell(fn, 'paymentQueueUrl', paymentQueue.queueUrl)
    paymentQueue.grantSendMessages(fn)
  },
  'queue:mail': (fn, { mailQueue }) => {
    tell(fn, 'mailQueueUrl', mailQueue.queueUrl)
    mailQueue.grantSendMessages(fn)
  },
  mail: (fn) => {
    const resourceArns = [Stack.of(fn).formatArn({ service: 'ses', resource: 'identity', resourceName: '*' })]
    Grant.addToPrincipal({ grantee: fn, actions: ['ses:SendEmail'], resourceArns })
  },
}

function tell(fn: LambdaFunction, name: EnvName, value: string): void {
  fn.addEnvironment(envNames[name], value)
}

function grantTable(fn: IGrantable, table: ITable, actions: string[]): void {
  Grant.addToPrincipal({ grantee: fn, actions, resourceArns: [table.tableArn, `${table.tableArn}/index/*`] })
}

function grantObjects(fn: IGrantable, bucket: IBucket, action: string): void {
  Grant.addToPrincipal({ grantee: fn, actions: [action], resourceArns: [bucket.arnForObjects('*')] })
}
