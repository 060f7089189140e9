import { SecretValue, Stack } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { type ApiName, addressesOf, type EachApi, forEachApi } from '../config/apis'
import type { EdgeKeyUse, Stage } from '../config/stages'
import { logGroup } from '../constructs/log-group'

/** The HTTP APIs that the routes join, each with its access log and a limit of requests. */
export class ApiStack extends Stack {
  readonly apis: EachApi<HttpApi>

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: { region: stage.region } })
    for (const number of Object.keys(stage.edgeKeys)) {
      new Secret(this, `EdgeKey${number}`, {
        secretName: nameOf(stage, number),
        description: 'Tembea: CloudFront proves itself by it',
        generateSecretString: { excludePunctuation: true, passwordLength: 48 },
      })
    }
    this.apis = forEachApi((name) => this.api(name, stage))
  }

  private api(name: ApiName, stage: Stage): HttpApi {
    const logs = logGroup(this, `AccessLog${name}`, stage)
    const api = new HttpApi(this, name, {
      apiName: `tembea-${stage.name}-${name}`,
      description: addressesOf[name],
      createDefaultStage: false,
    })
    api.addStage('Live', {
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logs),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    })
    return api
  }
}

/**
 * What is told of a request, with its function's own line (functions/runtime/observe.ts) by the
 * same id. The route, never the path: links to pay have their secret in it.
 */
const accessLogFields = {
  requestId: '$context.requestId',
  requestTime: '$context.requestTime',
  ip: '$context.identity.sourceIp',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  latency: '$context.responseLatency',
  integrationLatency: '$context.integrationLatency',
  integrationStatus: '$context.integrationStatus',
  integrationError: '$context.integrationErrorMessage',
  error: '$context.error.message',
}

const nameOf = ({ name }: Stage, key: string): string => `tembea/${name}/edge-key-${key}`

// By name, not by reference: CloudFormation would not let a key go whose name other stacks still
// import.
const keysThatAre = (use: EdgeKeyUse, stage: Stage): string[] =>
  Object.keys(stage.edgeKeys)
    .filter((number) => stage.edgeKeys[Number(number)] === use)
    .map((number) => SecretValue.secretsManager(nameOf(stage, number)).unsafeUnwrap())

/** What CloudFront proves itself by. */
export function edgeKeySent(stage: Stage): string {
  const [key, ...others] = keysThatAre('sent', stage)
  if (key === undefined || others.length > 0)
    throw new Error(`${stage.name}: the edge sends one key (edgeKeys in config/stages.ts)`)
  return key
}

/** What the functions take as proof: while the key changes, the last or the next one, too. */
export const edgeKeysAccepted = (stage: Stage): string =>
  [edgeKeySent(stage), ...keysThatAre('known', stage)].join(',')
