import { randomBytes } from 'node:crypto'
import { type IdKind, idFrom } from '#shared/ids/ids'

/** Makes ids of a kind: an argument of everything that creates a record. */
export type MakeId = (kind: IdKind) => string

export const randomId: MakeId = (kind) => idFrom(kind, randomBytes(16))
