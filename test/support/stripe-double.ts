import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StripeCall {
  readonly method: string
  readonly path: string
  readonly key: string | undefined
  readonly authorization: string | undefined
  readonly form: Readonly<Record<string, string>>
}

type Json = Record<string, unknown>

/** What the double answers next, in place of what it would. */
export type Mishap = { readonly status: number; readonly error: Json } | 'hang up'

/**
 * A server that speaks enough of Stripe's API over HTTP: Checkout Sessions, their PaymentIntents,
 * and refunds.
 */
export async function stripeDouble() {
  const calls: StripeCall[] = []
  const mishaps: Mishap[] = []
  const answers = new Map<string, string>()
  const sessions = new Map<string, Json>()
  const intents = new Map<string, Json>()
  const refunds = new Map<string, Json>()
  let made = 0

  const answerOf = (call: StripeCall): Json => {
    const { method, path, form } = call
    if (method === 'POST' && path === '/v1/customers')
      return { id: `cus_${++made}`, object: 'customer' }
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const id = `cs_test_${++made}`
      const isEmbedded = form.ui_mode === 'embedded_page'
      const intent = {
        id: `pi_${made}`,
        object: 'payment_intent',
        status: 'requires_payment_method',
        metadata: metadataIn(form),
      }
      intents.set(id, intent)
      const session = {
        id,
        object: 'checkout.session',
        status: 'open',
        expires_at: 1_795_240_800,
        url: isEmbedded ? null : `https://checkout.stripe.example/c/pay/${id}`,
        client_secret: isEmbedded ? `${id}_secret` : null,
        metadata: metadataIn(form),
      }
      sessions.set(id, session)
      return session
    }
    const [, id = '', action = ''] =
      /^\/v1\/checkout\/sessions\/([^/?]+)(?:\/(expire))?/.exec(path) ?? []
    const session = sessions.get(id)
    if (session !== undefined) {
      if (action === 'expire') session.status = 'expired'
      return { ...session, payment_intent: intents.get(id) ?? null }
    }
    if (method === 'GET' && path.startsWith('/v1/payment_intents/'))
      return { id: path.split('/')[3], object: 'payment_intent', metadata: lastMetadata() }
    if (method === 'POST' && path.endsWith('/capture'))
      return { id: path.split('/')[3], status: 'succeeded', metadata: lastMetadata() }
    if (method === 'POST' && path === '/v1/refunds') {
      const { amount, payment_intent } = form
      const refund: Record<string, unknown> = {
        id: `re_${++made}`,
        object: 'refund',
        status: 'succeeded',
        created: 1_795_154_400,
        payment_intent,
      }
      Object.assign(refund, { amount: Number(amount), metadata: metadataIn(form) })
      refunds.set(String(refund.id), refund)
      return refund
    }
    const known = refunds.get(path.slice('/v1/refunds/'.length))
    if (known !== undefined) return known
    return { error: { type: 'invalid_request_error', message: `No such address: ${path}` } }
  }
  const lastMetadata = () => [...intents.values()].at(-1)?.metadata

  const server = createServer(async (request, response) => {
    const call = await callOf(request)
    calls.push(call)
    const mishap = mishaps.shift()
    if (mishap === 'hang up') return request.socket.destroy()
    const known = call.key === undefined ? undefined : answers.get(`${call.path} ${call.key}`)
    const answer =
      mishap === undefined
        ? (known ?? JSON.stringify(answerOf(call)))
        : JSON.stringify({ error: mishap.error })
    if (mishap === undefined && call.key !== undefined)
      answers.set(`${call.path} ${call.key}`, answer)
    response.writeHead(mishap?.status ?? 200, {
      'content-type': 'application/json',
      'request-id': `req_${calls.length}`,
    })
    response.end(answer)
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server has a port
  return {
    calls,
    mishaps,
    sessions,
    intents,
    refunds,
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function callOf(request: IncomingMessage): Promise<StripeCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const { method = '', url = '', headers } = request
  const key = headers['idempotency-key']
  return {
    method,
    path: url.split('?')[0] ?? url,
    key: typeof key === 'string' ? key : undefined,
    authorization: headers.authorization,
    form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8'))),
  }
}

const metadataIn = (form: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      return key === undefined ? [] : [[key, value]]
    }),
  )
