import { Stack } from 'aws-cdk-lib'
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { LambdaApplication } from 'aws-cdk-lib/aws-codedeploy'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { apiOf, type EachApi } from '../config/apis'
import { type PlacedRoute, routeIdOf } from '../config/route-stacks'
import { ApiRoute, UnknownAddresses } from '../constructs/api-route'
import type { FunctionSurroundings } from '../constructs/watched-function'

export interface RoutesStackProps extends FunctionSurroundings {
  readonly apis: EachApi<IHttpApi>
  readonly routes: readonly PlacedRoute[]
  /** Answers, too, where no route matches. */
  readonly takesUnknown: boolean
}

/**
 * Some of the routes: which, their method and path decide (config/route-stacks.ts). Logical ids come
 * from those as well, so a route may change its name or its domain without a new gateway route, which
 * the gateway would refuse while the old one is there.
 */
export class RoutesStack extends Stack {
  constructor(scope: Construct, id: string, props: RoutesStackProps) {
    const { routes, takesUnknown, apis, ...surroundings } = props
    super(scope, id, { env: { region: surroundings.stage.region } })
    const canaries = {
      application: new LambdaApplication(this, 'Canaries'),
      role: new Role(this, 'CanaryRole', {
        assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      }),
    }
    for (const { route, method } of routes) {
      const api = apis[apiOf(route.path)]
      new ApiRoute(this, routeIdOf(route), {
        ...surroundings,
        api,
        route,
        method,
        canaries,
      })
    }
    if (takesUnknown) new UnknownAddresses(this, 'UnknownAddresses', { ...surroundings, apis })
  }
}
