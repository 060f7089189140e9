import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { Stage } from '../config/stages'

/** The HTTP API that every route joins, with its access log and a limit of requests. */
export class ApiStack extends Stack {
  readonly api: HttpApi
  /** What CloudFront proves itself by to the functions. */
  readonly edgeKey: string

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: { region: stage.region } })
    const logs = new LogGroup(this, 'AccessLog', {
      retention: stage.logRetentionDays === 7 ? RetentionDays.ONE_WEEK : RetentionDays.ONE_YEAR,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
    this.edgeKey = new Secret(this, 'EdgeKey', {
      description: 'Tembea: CloudFront proves itself by it',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    }).secretValue.unsafeUnwrap()
    this.api = new HttpApi(this, 'Api', { apiName: `tembea-${stage.name}`, createDefaultStage: false })
    this.api.addStage('Live', {
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logs),
        format: AccessLogFormat.jsonWithStandardFields({
          caller: false,
          httpMethod: true,
          ip: true,
          protocol: true,
          requestTime: true,
          resourcePath: true,
          responseLength: true,
          status: true,
          user: false,
        }),
      },
    })
  }
}
