import { infoRoutes } from '#shared/api/info'
import { routes } from '#shared/api/routes'
import { httpLambda } from '../../runtime/http-lambda'
import { reply } from '../../runtime/reply'
import { useCase } from '../../runtime/use-case'
import { docsPage } from '../docs-page'
import { docsStyle } from '../docs-style'

let page: string | undefined

/** The page of the interface, and with `part=style` its style sheet; made once per container. */
export const getDocs = useCase(infoRoutes.getDocs, async ({ query }) => {
  if (query.part === 'style') {
    return reply<typeof infoRoutes.getDocs>(docsStyle, { headers: { 'content-type': 'text/css; charset=utf-8' } })
  }
  page ??= docsPage(Object.values(routes))
  return page
})

export const handler = httpLambda(getDocs, {})
