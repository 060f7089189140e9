import * as z from 'zod/mini'

/**
 * Branded ids. Each kind has a short prefix, so that an id tells what it names wherever it is seen,
 * and one kind cannot be passed for another. The body is 16 characters of lower-case base 32 (80
 * random bits).
 */
const idOf = <Prefix extends string, Brand extends string>(prefix: Prefix, _brand: Brand) =>
  z
    .string()
    .check(
      z.regex(new RegExp(`^${prefix}_[0-9a-z]{4,32}$`), {
        error: `must be an id like ${prefix}_…`,
      }),
    )
    .brand<Brand>()

/**
 * Ids that callers make: what is kept by id stands in plain objects, which take no `__proto__` for
 * a name.
 */
export const callersId = /^(?!__proto__$)/

export const agencyIdSchema = idOf('agy', 'AgencyId')
export const agentIdSchema = idOf('agt', 'AgentId')
export const clientIdSchema = idOf('cli', 'ClientId')
export const itineraryIdSchema = idOf('itn', 'ItineraryId')
export const segmentIdSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.regex(callersId, { error: 'must be a different id' }))
  .brand<'SegmentId'>()
export const paymentIdSchema = idOf('pay', 'PaymentId')
export const mediaIdSchema = idOf('med', 'MediaId')
export const lightboxIdSchema = idOf('lbx', 'LightboxId')
export const apiKeyIdSchema = idOf('key', 'ApiKeyId')
export const departureIdSchema = idOf('dep', 'DepartureId')
export const taskIdSchema = idOf('tsk', 'TaskId')

export type AgencyId = z.infer<typeof agencyIdSchema>
export type AgentId = z.infer<typeof agentIdSchema>
export type ClientId = z.infer<typeof clientIdSchema>
export type ItineraryId = z.infer<typeof itineraryIdSchema>
export type SegmentId = z.infer<typeof segmentIdSchema>
export type PaymentId = z.infer<typeof paymentIdSchema>
export type MediaId = z.infer<typeof mediaIdSchema>
export type LightboxId = z.infer<typeof lightboxIdSchema>
export type ApiKeyId = z.infer<typeof apiKeyIdSchema>
export type DepartureId = z.infer<typeof departureIdSchema>
export type TaskId = z.infer<typeof taskIdSchema>

export const idPrefixes = {
  agency: 'agy',
  agent: 'agt',
  client: 'cli',
  itinerary: 'itn',
  payment: 'pay',
  media: 'med',
  lightbox: 'lbx',
  traveler: 'trv',
  party: 'pty',
  message: 'msg',
  note: 'not',
  update: 'upd',
  history: 'his',
  audit: 'aud',
  apiKey: 'key',
  request: 'req',
  import: 'imp',
  merge: 'mrg',
  sheet: 'sht',
  departure: 'dep',
  task: 'tsk',
} as const
export type IdKind = keyof typeof idPrefixes

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Makes an id of a kind from random bytes that the caller provides (ids are arguments: nothing here
 * is random).
 * @param bytes - at least 16 random bytes; five bits of each are used
 */
export function idFrom(kind: IdKind, bytes: Uint8Array): string {
  const body = Array.from(bytes.subarray(0, 16), (byte) => alphabet[byte & 31]).join('')
  return `${idPrefixes[kind]}_${body}`
}

/**
 * Supplier code of a camp: 2 to 12 capitals and digits. `OWN` is the agent's own arrangement (2
 * §3).
 */
export const supplierCodeSchema = z
  .string()
  .check(z.regex(/^[A-Z0-9]{2,12}$/, { error: 'must be a supplier code' }))
  .brand<'SupplierCode'>()
export type SupplierCode = z.infer<typeof supplierCodeSchema>

/** Option key of a room type: its supplier code, a dash, its own code, as in `ZULU-TENT`. */
export const optionKeySchema = z
  .string()
  .check(z.regex(/^[A-Z0-9]{2,12}-[A-Z0-9]{1,16}$/, { error: 'must be an option key' }))
  .brand<'OptionKey'>()
export type OptionKey = z.infer<typeof optionKeySchema>

/** The supplier code that an option key starts with. */
export function supplierCodeOf(optionKey: OptionKey): SupplierCode {
  return supplierCodeSchema.parse(optionKey.slice(0, optionKey.indexOf('-')))
}
