import type { KMSClient } from '@aws-sdk/client-kms'
import { clientOptions } from '../../runtime/aws-client'
import { oncePerContainer } from '../../runtime/env'
import { type DataKeys, unreadable } from './data-keys'

/** Loaded at first use, so that a function whose calls seal nothing does not wait for it. */
const theService = oncePerContainer(async () => {
  const { KMSClient, ...commands } = await import('@aws-sdk/client-kms')
  const client: KMSClient = new KMSClient(
    clientOptions({ endpoint: 'kmsEndpoint', timeLimitMs: 3_000, maxAttempts: 4 }),
  )
  return { client, commands }
})

/**
 * Keys made and unwrapped by a key of AWS KMS, which never leaves it. Its log (CloudTrail) names
 * the context of each call.
 */
export function kmsDataKeys(keyArn: string): DataKeys {
  return {
    mark: 'kms1',
    async make(context) {
      const { client, commands } = await theService()
      const { Plaintext, CiphertextBlob } = await client.send(
        new commands.GenerateDataKeyCommand({
          KeyId: keyArn,
          KeySpec: 'AES_256',
          EncryptionContext: { ...context },
        }),
      )
      return { key: present(Plaintext), wrapped: present(CiphertextBlob) }
    },
    async unwrap(wrapped, context) {
      const { client, commands } = await theService()
      const command = new commands.DecryptCommand({
        KeyId: keyArn,
        CiphertextBlob: wrapped,
        EncryptionContext: { ...context },
      })
      try {
        return present((await client.send(command)).Plaintext)
      } catch (error) {
        throw error instanceof commands.InvalidCiphertextException ? unreadable(context) : error
      }
    },
  }
}

function present(bytes: Uint8Array | undefined): Uint8Array {
  if (bytes === undefined) throw new Error('KMS answered without a key')
  return bytes
}
