import type { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod/mini'
import type { FunctionSpec } from '../../infra/config/functions'
import {
  environmentOf,
  type Reachable,
  type Statement,
  statementsOf,
} from '../../infra/config/reach'
import { resolvedTemplates } from './resolved'

const arn = (service: string, name: string) => `arn:aws:${service}:us-east-1:000000000000:${name}`
const place = (name: string) => ({ url: `https://queues.test/${name}`, arn: arn('sqs', name) })
const queue = (name: string) => ({ ...place(name), dead: place(`${name}-dead`) })
/** The bucket of mails that come in, which only few stages have. */
export const inbound = { name: 'the-inbound-bucket', arn: 'arn:aws:s3:::the-inbound-bucket' }
/** What functions reach, by the names that the templates have in these tests. */
export const reachable: Reachable = {
  stage: 'dev',
  table: {
    name: 'the-table',
    arn: arn('dynamodb', 'table/the-table'),
    keyArn: arn('kms', 'key/the-key'),
  },
  sealKeyArn: arn('kms', 'key/the-seal-key'),
  media: {
    name: 'the-bucket',
    arn: 'arn:aws:s3:::the-bucket',
    filmRoleArn: arn('iam', 'role/films'),
  },
  queues: {
    itinerary: queue('itinerary'),
    zap: queue('zap'),
    payment: queue('payment'),
    mail: queue('mail'),
    import: queue('import'),
  },
  functionsArn: 'arn:aws:lambda:us-east-1:000000000000:function',
  secretsArn: arn('ssm', 'parameter/tembea/dev/secrets'),
  edgeKey: '{{resolve:secretsmanager:tembea/dev/edge-key-1:SecretString:::}}',
  settings: { webAddress: 'https://the-distribution' },
}

/** What resources of the stacks are called, by type and attribute. */
function attributeOf({
  id,
  type,
  attribute,
}: {
  id: string
  type: string
  attribute: string
}): string {
  const [, named = '', kind] =
    /^(Itinerary|Zap|Payment|Mail|Import)(Queue|DeadLetters)/.exec(id) ?? []
  const queueName = named && `${named.toLowerCase()}${kind === 'Queue' ? '' : '-dead'}`
  const ofBucket = id.startsWith('IntakeInbound') ? inbound : reachable.media
  const known: Record<string, string | undefined> = {
    'AWS::DynamoDB::Table Ref': reachable.table.name,
    'AWS::DynamoDB::Table Arn': reachable.table.arn,
    'AWS::KMS::Key Arn': id.startsWith('SealKey') ? reachable.sealKeyArn : reachable.table.keyArn,
    'AWS::S3::Bucket Ref': ofBucket.name,
    'AWS::S3::Bucket Arn': ofBucket.arn,
    'AWS::IAM::Role Arn': id.startsWith('FilmRole') ? reachable.media.filmRoleArn : undefined,
    'AWS::SQS::Queue Ref': queueName && `https://queues.test/${queueName}`,
    'AWS::SQS::Queue Arn': queueName && arn('sqs', queueName),
    'AWS::CloudFront::Distribution DomainName': 'the-distribution',
  }
  return known[`${type} ${attribute}`] ?? id
}

const listed = z.union([
  z.pipe(
    z.string(),
    z.transform((one) => [one]),
  ),
  z.array(z.string()),
])
const statement = z.object({ Action: listed, Resource: listed, Condition: z.optional(z.unknown()) })
const policyOf = z.object({
  Roles: z.array(z.string()),
  PolicyDocument: z.object({ Statement: z.array(statement) }),
})
const functionOf = z.object({
  Description: z.string(),
  Role: z.string(),
  Timeout: z.number(),
  MemorySize: z.number(),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
})

type Permissions = readonly Pick<Statement, 'actions' | 'resources'>[]
/** Each action on each resource by itself, however they stand together. */
const flat = (statements: readonly (Permissions[number] & { readonly conditions?: unknown })[]) =>
  [
    ...new Set(
      statements.flatMap(({ actions, resources, conditions }) =>
        actions.flatMap((action) =>
          resources.map(
            (resource) =>
              `${action} on ${resource}${conditions === undefined ? '' : ` if ${normal(conditions)}`}`,
          ),
        ),
      ),
    ),
  ].sort()

/** A condition with one value may stand as a list or as itself. */
const normal = (conditions: unknown) =>
  JSON.stringify(conditions).replace(/\["([^",]*)"\]/g, '"$1"')

/**
 * What Lambda itself needs of every role, and of one that takes from a queue; functions that see to
 * dead letters have the latter, too.
 */
const ofLambda = /^(logs|xray):|^sqs:(ReceiveMessage|ChangeMessageVisibility|DeleteMessage|Get)/

interface Made {
  readonly environment: Record<string, unknown>
  readonly permissions: string[]
  readonly timeoutSeconds: number
  readonly memoryMb: number
}
/** Whether a template has the function of a route or job. */
export const functionIn = (template: Template, name: string): boolean =>
  Object.values(template.findResources('AWS::Lambda::Function')).some(({ Properties }) =>
    String(Properties.Description).startsWith(`${name}: `),
  )

const madeOf = new WeakMap<readonly Template[], ReadonlyMap<string, Made>>()
/** The functions of a stage's templates as they are once they are deployed, by their names. */
export function madeFunctions(templates: readonly Template[]): ReadonlyMap<string, Made> {
  const made = madeOf.get(templates) ?? readFunctions(templates)
  madeOf.set(templates, made)
  return made
}

function readFunctions(templates: readonly Template[]): ReadonlyMap<string, Made> {
  const resolved = resolvedTemplates(templates, { attributeOf })
  return new Map(
    resolved.flatMap(({ Resources }) => {
      const of = (wanted: string) => Object.values(Resources).filter(({ Type }) => Type === wanted)
      const policies = of('AWS::IAM::Policy').map(({ Properties }) => policyOf.parse(Properties))
      return of('AWS::Lambda::Function').flatMap(({ Properties }) => {
        const { data } = functionOf.safeParse(Properties)
        if (data === undefined) return [] // CDK's own
        const environment = data.Environment.Variables
        const statements = policies
          .filter(({ Roles }) => Roles.includes(data.Role))
          .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
          .map(({ Action, Resource, Condition }) => ({
            actions: Action,
            resources: Resource,
            conditions: Condition,
          }))
        const permissions = flat(statements).filter((permission) => !ofLambda.test(permission))
        const made = {
          environment,
          permissions,
          timeoutSeconds: data.Timeout,
          memoryMb: data.MemorySize,
        }
        return [[data.Description.split(':')[0] ?? '', made] as const]
      })
    }),
  )
}

/** The same of a description, where everything has the names that the templates have here. */
export const describedFunction = (
  { touches, records, timeoutSeconds, memoryMb }: FunctionSpec,
  reaching = reachable,
): Made => ({
  environment: environmentOf(touches, reaching),
  permissions: flat(statementsOf({ touches, records }, reaching)).filter(
    (permission) => !ofLambda.test(permission),
  ),
  timeoutSeconds,
  memoryMb,
})
