import type * as z from 'zod/mini'
import type { signedInDevice } from '#shared/api/signed-in-device'
import { deviceWords } from './device-words'

interface ListedSession {
  readonly id: string
  readonly isThis: boolean
  readonly userAgent?: string | undefined
  readonly place?: string | undefined
  readonly createdAt: number
  readonly signedInAt?: number | undefined
  readonly lastUsedAt: number
}

/** A session as its owner sees it in the list of devices. */
export function deviceView({
  id,
  isThis,
  userAgent,
  place,
  createdAt,
  signedInAt = createdAt,
  lastUsedAt,
}: ListedSession): z.output<typeof signedInDevice> {
  return {
    id,
    isThis,
    device: deviceWords(userAgent),
    place: place ?? 'Unknown place',
    signedInAt: new Date(signedInAt).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
  }
}
