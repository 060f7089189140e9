import { ArnFormat, Stack } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { failureReporter } from '../config/functions'
import { type FunctionSurroundings, WatchedFunction } from '../constructs/watched-function'

/**
 * What reports failures to the error-reporting service: a function that is handed lines of all
 * other functions' logs.
 */
export class ErrorsStack extends Stack {
  /** ARN of the function. */
  readonly reporter: string

  constructor(scope: Construct, id: string, surroundings: FunctionSurroundings) {
    super(scope, id, { env: { region: surroundings.stage.region } })
    const { function: reporter } = new WatchedFunction(this, 'ReportFailures', {
      ...surroundings,
      spec: failureReporter,
    })
    reporter.addPermission('Logs', {
      principal: new ServicePrincipal('logs.amazonaws.com'),
      sourceAccount: this.account,
      sourceArn: this.formatArn({
        service: 'logs',
        resource: 'log-group',
        resourceName: '*',
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    })
    this.reporter = reporter.functionArn
  }
}
