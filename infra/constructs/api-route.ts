import { HttpMethod, HttpRoute, HttpRouteKey, type IHttpApi, PayloadFormatVersion } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Construct } from 'constructs'
import { handlerFileOf, type Route } from '#shared/api/contract'
import { envNames } from '../../functions/runtime/env-names'
import { unknownAddressFile } from '../bundle/handler-files'
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
    this.handler = new WatchedFunction(this, 'Handler', {
      ...surroundings,
      name: 'unknownAddress',
      handlerFile: unknownAddressFile,
      harm: 'Callers with a wrong address or method do not learn so.',
      touches: [],
    })
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
