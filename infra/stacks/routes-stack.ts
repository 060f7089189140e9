import { Stack } from 'aws-cdk-lib'
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication } from 'aws-cdk-lib/aws-codedeploy'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { Route } from '#shared/api/contract'
import { ApiRoute, UnknownAddresses } from '../constructs/api-route'
import type { FunctionSurroundings } from '../constructs/watched-function'

export interface RoutesStackProps extends FunctionSurroundings {
  readonly api: IHttpApi
  /** Rings when one of the routes fails. */
  readonly failure: IAlarm
  readonly routes: readonly Route[]
  /** Answers, too, where no route of any domain matches. */
  readonly takesUnknown: boolean
}

/**
 * The routes of one domain. One stack a domain keeps each well under CloudFormation's 500
 * resources.
 */
export class RoutesStack extends Stack {
  constructor(scope: Construct, id: string, props: RoutesStackProps) {
    const { routes, takesUnknown, api, failure, ...surroundings } = props
    super(scope, id, { env: { region: surroundings.stage.region } })
    const canaries = {
      failure,
      application: new LambdaApplication(this, 'Canaries'),
      role: new Role(this, 'CanaryRole', {
        assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      }),
    }
    for (const route of routes)
      new ApiRoute(this, capitalised(route.name), { ...surroundings, api, route, canaries })
    if (takesUnknown) new UnknownAddresses(this, 'UnknownAddresses', { ...surroundings, api })
  }
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
