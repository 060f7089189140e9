import { HttpMethod, HttpRoute, HttpRouteKey, type IHttpApi, PayloadFormatVersion } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Construct } from 'constructs'
import { handlerFileOf, type Route } from '#shared/api/contract'
import { envNames } from '../../functions/runtime/env-names'
import { type FunctionSurroundings, WatchedFunction } from './watched-function'

export interface ApiRouteProps extends FunctionSurroundings {
  readonly route: Route
  readonly api: IHttpApi
  readonly edgeKey: string
}

/** One route of the contract on AWS: gateway route, function, grants, log retention and alarm. */
export class ApiRoute extends Construct {
  readonly handler: WatchedFunction

  constructor(scope: Construct, id: string, { route, api, edgeKey, ...surroundings }: ApiRouteProps) {
    super(scope, id)
    this.handler = new WatchedFunction(this, 'Handler', {
      ...surroundings,
      name: route.name,
      handlerFile: handlerFileOf(route),
      harm: route.harm,
      touches: route.touches,
      memoryMb: route.memoryMb,
    })
    this.handler.function.addEnvironment(envNames.edgeKey, edgeKey)
    new HttpRoute(this, 'Route', {
      httpApi: api,
      routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
      integration: new HttpLambdaIntegration('Integration', this.handler.function, {
        payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
        scopePermissionToRoute: true,
      }),
    })
  }
}
