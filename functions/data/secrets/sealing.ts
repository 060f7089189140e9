import { randomBytes } from 'node:crypto'
import { oncePerContainer, optionalEnv, readEnv } from '../../runtime/env'
import { type DataKeys, type SealContext, unreadable } from './data-keys'
import { decryptBytes, encryptBytes } from './encrypted-bytes'
import { kmsDataKeys } from './kms-data-keys'

/**
 * Seals text that few may read (passports, health, secrets of authenticator apps) before it is
 * stored.
 */
export interface Sealing {
  /** @returns text to be stored; the same text is sealed differently each time */
  seal(text: string, context: SealContext): Promise<string>
  /**
   * @throws AppError record.malformed, without the text, when it was changed or belongs to another
   * context
   */
  open(sealed: string, context: SealContext): Promise<string>
}

/**
 * Envelope encryption: AES-256-GCM with a key of its own for each text, stored wrapped beside it as
 * `mark.key.text` (base64url). The context is authenticated with the text and, by KMS, with the
 * key.
 */
export function sealingBy(keys: DataKeys): Sealing {
  return {
    async seal(text, context) {
      const { key, wrapped } = await keys.make(context)
      return [
        keys.mark,
        encodeBytes(wrapped),
        encodeBytes(encrypt(Buffer.from(text), key, context)),
      ].join('.')
    },
    async open(sealed, context) {
      const [mark, wrapped = '', text = ''] = sealed.split('.')
      if (mark !== keys.mark) throw unreadable(context)
      const key = await keys.unwrap(decodeText(wrapped), context)
      return decrypt(decodeText(text), key, context).toString('utf8')
    },
  }
}

const encrypt = (text: Uint8Array, key: Uint8Array, context: SealContext): Uint8Array =>
  encryptBytes(text, key, additional(context))

function decrypt(sealed: Uint8Array, key: Uint8Array, context: SealContext): Buffer {
  try {
    return decryptBytes(sealed, key, additional(context))
  } catch {
    throw unreadable(context)
  }
}

const additional = ({ purpose, agencyId, of }: SealContext): Buffer =>
  Buffer.from(JSON.stringify([purpose, agencyId, of]))
const encodeBytes = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const decodeText = (text: string): Buffer => Buffer.from(text, 'base64url')

/** Keys wrapped by a key of this machine (base64, 32 bytes), for where there is no KMS. */
export function localDataKeys(localKey: string): DataKeys {
  const own = Buffer.from(localKey, 'base64')
  return {
    mark: 'local1',
    async make(context) {
      const key = randomBytes(32)
      return { key, wrapped: encrypt(key, own, context) }
    },
    unwrap: async (wrapped, context) => decrypt(wrapped, own, context),
  }
}

/**
 * The sealing of this container, by what its environment names: the stage's key of KMS, or this
 * machine's own.
 */
export const theSealing: () => Sealing = oncePerContainer(() => {
  const localKey = optionalEnv('localSealKey')
  return sealingBy(
    localKey === undefined
      ? kmsDataKeys(readEnv('sealKeyArn').sealKeyArn)
      : localDataKeys(localKey),
  )
})
