import { type PaymentId, paymentIdSchema } from '#shared/ids/ids'
import { unpack } from '../table/packed'
import type { Item } from '../table/table-access'

/** What a version held, read without its schema: one that no longer parses is to go, too. */
export function rawContent({ sk, body }: Item) {
  const content = body instanceof Uint8Array ? unpack(body) : undefined
  const { clientId, params, payments, travelers } = Object(content)
  const paymentList: unknown[] = Array.isArray(payments) ? payments : []
  const travelerList: unknown[] = Array.isArray(travelers) ? travelers : []
  return {
    content,
    travelerNames: travelerList.flatMap((one) => {
      const { firstName, lastName } = Object(one)
      return [firstName, lastName].filter((name) => typeof name === 'string')
    }),
    version: 99_999_999 - Number(String(sk).split('#')[1]),
    clientIds: [clientId, Object(Object(params).client).id],
    payments: paymentList.flatMap((one): PaymentId[] => {
      const { data } = paymentIdSchema.safeParse(Object(one).paymentId)
      return data === undefined ? [] : [data]
    }),
  }
}
