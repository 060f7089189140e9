import { readEnv } from './env'
import type { EnvName } from './env-names'
import { sqsQueue } from './queue'

const queueOf = (name: Extract<EnvName, `${string}QueueUrl`>) => () => sqsQueue(readEnv(name)[name])

export const itineraryQueue = queueOf('itineraryQueueUrl')
export const paymentQueue = queueOf('paymentQueueUrl')
export const mailQueue = queueOf('mailQueueUrl')
export const importQueue = queueOf('importQueueUrl')
export const zapQueue = queueOf('zapQueueUrl')
