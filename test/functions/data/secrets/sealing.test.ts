import { randomBytes } from 'node:crypto'
import {
  DecryptCommand,
  GenerateDataKeyCommand,
  InvalidCiphertextException,
  KMSClient,
  KMSInvalidStateException,
} from '@aws-sdk/client-kms'
import { mockClient } from 'aws-sdk-client-mock'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { agencyIdSchema } from '#shared/ids/ids'
import type { SealContext } from '../../../../functions/data/secrets/data-keys'
import { kmsDataKeys } from '../../../../functions/data/secrets/kms-data-keys'
import { localDataKeys, sealingBy } from '../../../../functions/data/secrets/sealing'

const kms = mockClient(KMSClient)
afterAll(() => kms.restore())
const context: SealContext = {
  purpose: 'travelers',
  agencyId: agencyIdSchema.parse('agy_marula'),
  of: 'itn_kgalagadi',
}
const others: SealContext[] = [
  { ...context, agencyId: agencyIdSchema.parse('agy_other') },
  { ...context, of: 'itn_other' },
  { ...context, purpose: 'factors' },
]
const keyArn = 'arn:aws:kms:us-east-1:000000000000:key/the-seal-key'

/** As KMS does it: a wrapped key opens with the context that it was made with. */
function answerAsKms() {
  const made = new Map<string, { readonly key: Uint8Array; readonly context: string }>()
  kms.on(GenerateDataKeyCommand).callsFake(({ EncryptionContext }) => {
    const [key, wrapped] = [randomBytes(32), randomBytes(60)]
    made.set(wrapped.toString('hex'), { key, context: JSON.stringify(EncryptionContext) })
    return { Plaintext: key, CiphertextBlob: wrapped }
  })
  kms.on(DecryptCommand).callsFake(({ CiphertextBlob, EncryptionContext }) => {
    const found = made.get(Buffer.from(CiphertextBlob).toString('hex'))
    if (found?.context !== JSON.stringify(EncryptionContext))
      throw new InvalidCiphertextException({ message: 'no', $metadata: {} })
    return { Plaintext: found.key }
  })
}

const sealings = {
  'a key of this machine': () => sealingBy(localDataKeys(randomBytes(32).toString('base64'))),
  'a key of KMS': () => sealingBy(kmsDataKeys(keyArn)),
}

describe.each(Object.entries(sealings))('sealing by %s', (_, make) => {
  beforeEach(() => {
    kms.reset()
    answerAsKms()
  })

  test('opens any text that it sealed, and never seals it the same way twice', async () => {
    const sealing = make()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const [one, two] = [await sealing.seal(text, context), await sealing.seal(text, context)]
        expect(one).not.toBe(two)
        expect(await sealing.open(one, context)).toBe(text)
      }),
      { numRuns: 50 },
    )
  })

  test('shows nothing of the text', async () => {
    const sealed = await make().seal('M00123456', context)
    expect(sealed).not.toContain('M00123456')
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(
      'M00123456',
    )
  })

  test.each(others)('refuses the context %o', async (other) => {
    const sealing = make()
    const sealed = await sealing.seal('M00123456', context)
    await expect(sealing.open(sealed, other)).rejects.toMatchObject({ code: 'record.malformed' })
  })

  test('refuses text that was changed anywhere, and says nothing of it', async () => {
    const sealing = make()
    const sealed = await sealing.seal('M00123456', context)
    const [mark = '', key = '', text = ''] = sealed.split('.')
    const flipped = (part: string, at: number) => {
      const bytes = Buffer.from(part, 'base64url')
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      return bytes.toString('base64url')
    }
    const length = Buffer.from(text, 'base64url').length
    const spoiled = [
      ...Array.from({ length }, (_, at) => [mark, key, flipped(text, at)].join('.')),
      [mark, flipped(key, 3), text].join('.'),
      [mark, key].join('.'),
      `other1.${key}.${text}`,
      '',
    ]
    for (const one of spoiled) {
      const error = await sealing.open(one, context).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code: 'record.malformed' })
      expect(JSON.stringify(error) + String(error)).not.toContain('M00123456')
    }
  })
})

describe('sealing by KMS', () => {
  beforeEach(() => {
    kms.reset()
    answerAsKms()
  })

  test('makes a key for each text, bound to purpose, agency and trip', async () => {
    await sealingBy(kmsDataKeys(keyArn)).seal('M00123456', context)
    expect(kms.commandCalls(GenerateDataKeyCommand).map(({ args: [{ input }] }) => input)).toEqual([
      { KeyId: keyArn, KeySpec: 'AES_256', EncryptionContext: { ...context } },
    ])
  })

  test('lets a failure of the service pass as one, so that the text does not count as spoiled', async () => {
    const sealing = sealingBy(kmsDataKeys(keyArn))
    const sealed = await sealing.seal('M00123456', context)
    const failure = new KMSInvalidStateException({ message: 'key is disabled', $metadata: {} })
    kms.on(DecryptCommand).rejects(failure)
    await expect(sealing.open(sealed, context)).rejects.toBe(failure)
  })
})
