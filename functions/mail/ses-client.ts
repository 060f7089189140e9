import { SESv2Client } from '@aws-sdk/client-sesv2'
import { clientOptions } from '../runtime/aws-client'
import { oncePerContainer } from '../runtime/env'

/** The client of SES, made at its first use. */
export const sesClient = oncePerContainer(
  () =>
    new SESv2Client(clientOptions({ endpoint: 'sesEndpoint', timeLimitMs: 5_000, maxAttempts: 3 })),
)
