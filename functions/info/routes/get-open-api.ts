import { infoRoutes } from '#shared/api/info'
import { version } from '#shared/api/release'
import { routes } from '#shared/api/routes'
import { httpLambda } from '../../runtime/http-lambda'
import { useCase } from '../../runtime/use-case'
import { openApiOf } from '../open-api'

let document: Record<string, unknown> | undefined

/** The contract as an OpenAPI document, made once per container. */
export const getOpenApi = useCase(infoRoutes.getOpenApi, async () => {
  document ??= openApiOf(Object.values(routes), { version })
  return document
})

export const handler = httpLambda(getOpenApi, {})
