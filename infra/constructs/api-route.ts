import {
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type IHttpApi,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import {
  type ILambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy'
import type { IRole } from 'aws-cdk-lib/aws-iam'
import { Alias, type IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Route } from '#shared/api/contract'
import { type EachApi, forEachApi } from '../config/apis'
import { functionOf, unknownAddress } from '../config/functions'
import { asIFunction, asIVersion } from './as-interface'
import { type FunctionSurroundings, WatchedFunction } from './watched-function'

export interface ApiRouteProps extends FunctionSurroundings {
  readonly route: Route
  /** The method that the gateway sends here: the route's own, or `ANY` while it moves. */
  readonly method: Route['method'] | 'ANY'
  readonly api: IHttpApi
  readonly canaries: Canaries
}

/** What a canary needs. */
export interface Canaries {
  readonly application: ILambdaApplication
  readonly role: IRole
}

/**
 * One route of the contract on AWS: gateway route, function, grants, log retention and, where the
 * stage has them, a canary.
 */
export class ApiRoute extends Construct {
  readonly handler: WatchedFunction

  constructor(
    scope: Construct,
    id: string,
    { route, method, api, canaries, ...surroundings }: ApiRouteProps,
  ) {
    super(scope, id)
    this.handler = new WatchedFunction(this, 'Handler', {
      ...surroundings,
      spec: functionOf(route),
    })
    const routeKey = HttpRouteKey.with(route.path, HttpMethod[method])
    const { canary, warm, isShiftedAtOnce = false } = surroundings.stage
    const target = canary
      ? this.canary(canaries, { warm: warm[route.name], isAtOnce: isShiftedAtOnce })
      : this.handler.function
    new HttpRoute(this, 'Route', { httpApi: api, routeKey, integration: integrationOf(target) })
  }

  /**
   * The alias that calls go to: a tenth of them to new code for five minutes. `npm run deploy` looks
   * at the new version's own runs meanwhile and stops a deployment that fails, which takes all calls
   * back (infra/operate/canaries/). An alarm a
   * route, of failures and runs, would be $67 a month.
   */
  private canary(
    { application, role }: Canaries,
    { warm, isAtOnce }: { readonly warm: number | undefined; readonly isAtOnce: boolean },
  ): IFunction {
    const { function: code } = this.handler
    const alias = new Alias(this, 'Live', {
      aliasName: 'live',
      version: asIVersion(code.currentVersion),
      ...(warm !== undefined && { provisionedConcurrentExecutions: warm }),
    })
    new LambdaDeploymentGroup(this, 'Canary', {
      alias,
      application,
      role,
      deploymentConfig: isAtOnce
        ? LambdaDeploymentConfig.ALL_AT_ONCE
        : LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      autoRollback: { failedDeployment: true, stoppedDeployment: true },
    })
    return asIFunction(alias)
  }
}

/**
 * What answers, in the shape of our errors, where no route matches: the gateway's own
 * `{"message":"Not Found"}` never shows.
 */
export class UnknownAddresses extends Construct {
  readonly handler: WatchedFunction

  constructor(
    scope: Construct,
    id: string,
    { apis, ...surroundings }: FunctionSurroundings & { readonly apis: EachApi<IHttpApi> },
  ) {
    super(scope, id)
    this.handler = new WatchedFunction(this, 'Handler', { ...surroundings, spec: unknownAddress })
    forEachApi(
      (name) =>
        new HttpRoute(this, `Route${name}`, {
          httpApi: apis[name],
          routeKey: HttpRouteKey.DEFAULT,
          integration: integrationOf(this.handler.function),
        }),
    )
  }
}

const integrationOf = (target: IFunction): HttpLambdaIntegration =>
  new HttpLambdaIntegration('Integration', target, {
    payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
    scopePermissionToRoute: true,
  })
