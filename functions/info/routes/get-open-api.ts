import { infoRoutes } from '#shared/api/info'
import { routes } from '#shared/api/routes'
import { httpLambda } from '../../runtime/http-lambda'
import { useCase } from '../../runtime/use-case'
import { openApiOf } from '../open-api'

let document: Record<string, unknown> | undefined

/** The contract as an OpenAPI document, made once per container. */
export const getOpenApi = useCase(infoRoutes.getOpenApi, async () => {
  document ??= openApiOf(Object.values(routes), { version: '1.77.6' })
  return document
})

export const handler = httpLambda(getOpenApi, {})
