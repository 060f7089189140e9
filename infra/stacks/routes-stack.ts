import { Stack } from 'aws-cdk-lib'
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Construct } from 'constructs'
import type { Route } from '#shared/api/contract'
import { ApiRoute, UnknownAddresses } from '../constructs/api-route'
import type { FunctionSurroundings } from '../constructs/watched-function'

export interface RoutesStackProps extends FunctionSurroundings {
  readonly api: IHttpApi
  readonly edgeKey: string
  readonly routes: readonly Route[]
  /** Answers, too, where no route of any domain matches. */
  readonly takesUnknown: boolean
}

/** The routes of one domain. One stack a domain keeps each well under CloudFormation's 500 resources. */
export class RoutesStack extends Stack {
  constructor(scope: Construct, id: string, { routes, takesUnknown, api, edgeKey, ...surroundings }: RoutesStackProps) {
    super(scope, id, { env: { region: surroundings.stage.region } })
    for (const route of routes) new ApiRoute(this, capitalised(route.name), { ...surroundings, api, edgeKey, route })
    if (takesUnknown) new UnknownAddresses(this, 'UnknownAddresses', { ...surroundings, api })
  }
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
