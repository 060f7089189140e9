import { Duration, Stack } from 'aws-cdk-lib'
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication } from 'aws-cdk-lib/aws-codedeploy'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { Route } from '#shared/api/contract'
import { alarm, type Bells, bell } from '../constructs/alarms'
import { ApiRoute, UnknownAddresses } from '../constructs/api-route'
import type { FunctionSurroundings } from '../constructs/watched-function'

export interface RoutesStackProps extends FunctionSurroundings {
  readonly api: IHttpApi
  readonly bells: Bells
  readonly domain: string
  readonly routes: readonly Route[]
  /** Answers, too, where no route of any domain matches. */
  readonly takesUnknown: boolean
}

/** The routes of one domain. One stack a domain keeps each well under CloudFormation's 500 resources. */
export class RoutesStack extends Stack {
  constructor(scope: Construct, id: string, props: RoutesStackProps) {
    const { domain, routes, takesUnknown, api, bells, ...surroundings } = props
    super(scope, id, { env: { region: surroundings.stage.region } })
    const canaries = {
      application: new LambdaApplication(this, 'Canaries'),
      role: new Role(this, 'CanaryRole', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') }),
    }
    const made = routes.map(
      (route) => new ApiRoute(this, capitalised(route.name), { ...surroundings, api, route, canaries }),
    )
    const unknown = takesUnknown ? [new UnknownAddresses(this, 'UnknownAddresses', { ...surroundings, api })] : []
    const handled = alarm(this, 'Faults', {
      ...{ what: `Answered failures of ${domain}`, harm: `Users of ${domain} get an error that is ours.` },
      page: 'A function fails',
      metric: new Metric({
        ...{ namespace: 'Tembea', metricName: 'Faults', dimensionsMap: { service: 'tembea', domain } },
        ...{ statistic: Stats.SUM, period: Duration.minutes(5) },
      }),
    })
    bell(this, 'Bell', {
      ...bells,
      what: domain,
      harm: 'Users are hurt as the alarm says that began it; it is named below.',
      page: 'A function fails',
      alarms: [handled, ...[...made, ...unknown].map(({ handler }) => handler.failure)],
    })
  }
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
