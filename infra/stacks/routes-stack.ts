import { Stack } from 'aws-cdk-lib'
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Construct } from 'constructs'
import type { Route } from '#shared/api/contract'
import { ApiRoute } from '../constructs/api-route'
import type { FunctionSurroundings } from '../constructs/watched-function'

export interface RoutesStackProps extends FunctionSurroundings {
  readonly api: IHttpApi
  readonly edgeKey: string
  readonly routes: readonly Route[]
}

/** The routes of one domain. One stack a domain keeps each well under CloudFormation's 500 resources. */
export class RoutesStack extends Stack {
  constructor(scope: Construct, id: string, { routes, api, edgeKey, ...surroundings }: RoutesStackProps) {
    super(scope, id, { env: { region: surroundings.stage.region } })
    for (const route of routes) new ApiRoute(this, capitalised(route.name), { ...surroundings, api, edgeKey, route })
  }
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
