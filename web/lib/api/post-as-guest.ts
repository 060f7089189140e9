import { send } from './send'

/**
 * Posts to a public route without the session of whoever may be signed in here.
 * @throws ApiError
 */
export async function postAsGuest(url: string, body: object): Promise<unknown> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  return (await send({ url, init: { method: 'POST', headers, body: JSON.stringify(body) } })).answer
}
