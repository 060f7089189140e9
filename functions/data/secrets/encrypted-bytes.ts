import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM: iv, tag and encrypted bytes in one.
 * @param key - 32 bytes
 * @param about - authenticated with them, and needed to read them
 */
export function encryptBytes(bytes: Uint8Array, key: Uint8Array, about: Uint8Array): Uint8Array {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(about)
  const parts = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...parts]) // the tag is there once all is encrypted
}

/** @throws Error when the bytes, the key or what they are about is another */
export function decryptBytes(sealed: Uint8Array, key: Uint8Array, about: Uint8Array): Buffer {
  const [textAt, tagAt] = [ivBytes + tagBytes, ivBytes]
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, tagAt), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(about).setAuthTag(sealed.subarray(tagAt, textAt))
  return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()])
}
