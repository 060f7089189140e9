import { HttpMethod, HttpRoute, HttpRouteKey, type IHttpApi, PayloadFormatVersion } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Construct } from 'constructs'
import type { Route } from '#shared/api/contract'
import { functionOf, unknownAddress } from '../config/functions'
import { type FunctionSurroundings, WatchedFunction } from './watched-function'

export interface ApiRouteProps extends FunctionSurroundings {
  readonly route: Route
  readonly api: IHttpApi
}

/** One route of the contract on AWS: gateway route, function, grants, log retention and alarm. */
export class ApiRoute extends Construct {
  readonly handler: WatchedFunction

  constructor(scope: Construct, id: string, { route, api, ...surroundings }: ApiRouteProps) {
    super(scope, id)
    this.handler = new WatchedFunction(this, 'Handler', { ...surroundings, spec: functionOf(route) })
    const routeKey = HttpRouteKey.with(route.path, HttpMethod[route.method])
    new HttpRoute(this, 'Route', { httpApi: api, routeKey, integration: integrationOf(this.handler) })
  }
}

/** What answers, in the shape of our errors, where no route matches: the gateway's own `{"message":"Not Found"}` never shows. */
export class UnknownAddresses extends Construct {
  readonly handler: WatchedFunction

  constructor(
    scope: Construct,
    id: string,
    { api, ...surroundings }: FunctionSurroundings & { readonly api: IHttpApi },
  ) {
    super(scope, id)
    this.handler = new WatchedFunction(this, 'Handler', { ...surroundings, spec: unknownAddress })
    new HttpRoute(this, 'Route', {
      httpApi: api,
      routeKey: HttpRouteKey.DEFAULT,
      integration: integrationOf(this.handler),
    })
  }
}

const integrationOf = ({ function: target }: WatchedFunction): HttpLambdaIntegration =>
  new HttpLambdaIntegration('Integration', target, {
    payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
    scopePermissionToRoute: true,
  })
