import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { AppError } from '#shared/errors/app-error'
import { errorResponse } from '../runtime/error-response'

/**
 * What the gateway asks where no route matches (`$default`): 405 with the methods that the address
 * takes, or 404, in the shape of every error. The gateway's own answer would be `{"message":"Not
 * Found"}` for both.
 */
export async function handler({ rawPath, requestContext }: APIGatewayProxyEventV2) {
  const methods = addresses
    .filter(({ pattern }) => pattern.test(rawPath))
    .map(({ method }) => method)
  if (methods.length === 0)
    return errorResponse(new AppError('request.unknown-route'), requestContext.requestId)
  const answer = errorResponse(new AppError('request.method-not-allowed'), requestContext.requestId)
  return { ...answer, headers: { ...answer.headers, allow: methods.join(', ') } }
}

const addresses = Object.values<Route>(routes).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}))
