import type { Page } from 'playwright'

/** Calls a route as whoever is signed in on the page: `PATCH /api/Itineraries/itn_1`. */
export function send(page: Page, route: string, body?: object): Promise<string> {
  return page.evaluate(
    async ({ route, body }) => {
      const [method = '', path = ''] = route.split(' ')
      const authorization = decodeURIComponent(
        /(?:^|; )TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '',
      )
      const headers = { 'content-type': 'application/json', authorization }
      const answer = await fetch(path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${route}: ${answer.status} ${await answer.text()}`)
      return answer.text()
    },
    { route, body },
  )
}
