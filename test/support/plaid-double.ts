import { createServer } from 'node:http'
import { listenOnce } from './listen-once'

type Json = Record<string, unknown>

/** A server that speaks enough of Plaid's API: hosted links, their codes, and tokens for Stripe. */
export async function plaidDouble(now: () => Date = () => new Date()) {
  const [clientId, secret] = ['plaid_client', 'plaid_secret']
  const calls: { readonly path: string; readonly body: Json }[] = []
  const links = new Map<string, Json | undefined>()
  const codes = new Map<string, string>()
  /** What it answers next, in place of what it would. */
  const mishaps: { readonly status: number; readonly code?: string }[] = []

  const refusal = (code: string) => ({
    status: 400,
    body: { error_type: 'INVALID_INPUT', error_code: code },
  })
  const answerOf = (path: string, body: Json): { status?: number; body: Json } => {
    if (path === '/link/token/create') {
      const session = `link-sandbox-${links.size + 1}`
      links.set(session, undefined)
      const { url_lifetime_seconds: seconds } = Object(body.hosted_link)
      const expiration = new Date(now().getTime() + seconds * 1000).toISOString()
      return {
        body: {
          link_token: session,
          expiration,
          hosted_link_url: `https://secure.plaid.com/hl/${session}`,
        },
      }
    }
    if (path === '/link/token/get') {
      const added = links.get(String(body.link_token))
      const results = { item_add_results: added === undefined ? [] : [added] }
      return { body: { link_sessions: [{ link_session_id: 'one', results }] } }
    }
    if (path === '/item/public_token/exchange') {
      const access = codes.get(String(body.public_token))
      codes.delete(String(body.public_token))
      return access === undefined
        ? refusal('INVALID_PUBLIC_TOKEN')
        : { body: { access_token: access } }
    }
    if (path === '/processor/stripe/bank_account_token/create')
      return { body: { stripe_bank_account_token: `btok_${String(body.account_id)}` } }
    return refusal('UNKNOWN_FIELDS')
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { url: path = '', headers } = request
    const body: Json = JSON.parse(String(Buffer.concat(chunks)))
    calls.push({ path, body })
    const isOurs = headers['plaid-client-id'] === clientId && headers['plaid-secret'] === secret
    const mishap =
      mishaps.shift() ?? (isOurs ? undefined : { status: 400, code: 'INVALID_API_KEYS' })
    const { status = 200, body: answer } =
      mishap === undefined
        ? answerOf(path, body)
        : { status: mishap.status, body: { error_code: mishap.code ?? 'INTERNAL_SERVER_ERROR' } }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ request_id: `req${calls.length}`, ...answer }))
  })
  const address = await listenOnce(server)
  return {
    address,
    calls,
    mishaps,
    /** What a payer does on Plaid's page: signs in at their bank and chooses an account. */
    link(session: string, accountId = 'acc1') {
      const code = `public-sandbox-${session}`
      codes.set(code, `access-sandbox-${session}`)
      const accounts = [
        {
          id: accountId,
          name: 'Plaid Checking',
          mask: '0000',
          type: 'depository',
          subtype: 'checking',
        },
      ]
      const institution = { institution_id: 'ins_109508', name: 'First Platypus Bank' }
      links.set(session, { public_token: code, accounts, institution })
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
