import type { Simulation } from '@cloud-copilot/iam-simulate'
import { everyFunction } from '../../config/functions'
import { type Reachable, type Statement, statementsOf } from '../../config/reach'

/** What a call of a service asks of a role. */
export interface Asked {
  readonly action: string
  readonly resource: string
  /** Partition keys of the items, for calls of the table. */
  readonly leadingKeys?: readonly string[]
  /** Other condition keys of the call, such as `kms:ViaService`. */
  readonly context?: Readonly<Record<string, string>>
}

/**
 * A verdict on a call: undefined when the role allows all of it, else in AWS's words what it does
 * not.
 */
export type Judge = (functionName: string, asked: readonly Asked[]) => Promise<string | undefined>

/**
 * What a role allows and whether anything has asked for it, as `getItinerary: dynamodb:Query on …`.
 */
export interface Permission {
  readonly functionName: string
  readonly action: string
  readonly resource: string
  /** The pattern of partition keys that it is limited to. */
  readonly leadingKey?: string
}

export const accountId = '000000000000'

/**
 * Judges calls by the roles of the functions as the templates have them (a test holds both to the
 * same statements). AWS's rules are iam-simulate's; like questions are answered from memory, where
 * like means that they match the same patterns.
 */
export function judgeBy(reachable: Reachable) {
  const roles = new Map(
    everyFunction().map((spec) => [spec.name, roleOf(spec.name, statementsOf(spec, reachable))]),
  )
  const used = new Map<string, Permission>()
  const denied = new Set<string>()

  const judge: Judge = async (functionName, asked) => {
    const role = roles.get(functionName)
    for (const one of [...asked, ...keyCalls(reachable, asked)]) {
      const granted = role !== undefined && (await role.allows(one))
      if (granted)
        for (const permission of role.permissionsFor(one)) used.set(nameOf(permission), permission)
      else {
        const text = `User: arn:aws:sts::${accountId}:assumed-role/${functionName} is not authorized to perform: ${one.action} on resource: ${one.resource} because no identity-based policy allows the ${one.action} action`
        denied.add(
          `${functionName}: ${one.action} on ${one.resource} ${one.leadingKeys?.join(', ') ?? ''}`.trim(),
        )
        return text
      }
    }
    return undefined
  }
  return {
    judge,
    /** What was used of what roles allow. */
    used: () => [...used.keys()],
    denied: () => [...denied],
  }
}
export type JudgeRecord = ReturnType<typeof judgeBy>

/** A call of the table is a call of its key as well, by way of the table. */
function keyCalls({ table: { keyArn } }: Reachable, asked: readonly Asked[]): Asked[] {
  if (keyArn === undefined || !asked.some(({ action }) => action.startsWith('dynamodb:'))) return []
  const context = { 'kms:ViaService': 'dynamodb.us-east-1.amazonaws.com' }
  return [{ action: 'kms:Decrypt', resource: keyArn, context }]
}

/**
 * Everything that every role allows, a line for each action on each resource and pattern of keys.
 */
export const everyPermission = (reachable: Reachable): string[] =>
  everyFunction().flatMap((spec) => permissionNames(spec.name, statementsOf(spec, reachable)))

/** The same of some statements of one function. */
export const permissionNames = (functionName: string, statements: readonly Statement[]): string[] =>
  permissionsOf(functionName, statements).map(nameOf)

const nameOf = ({ functionName, action, resource, leadingKey }: Permission): string =>
  `${functionName}: ${action} on ${resource}${leadingKey === undefined ? '' : ` for ${leadingKey}`}`

/** kms is asked by the table, not by a function. */
const permissionsOf = (functionName: string, statements: readonly Statement[]): Permission[] =>
  statements.flatMap(({ actions, resources, conditions }) => {
    const leadingKeys = conditions?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']
    const limits = leadingKeys?.map((leadingKey) => ({ leadingKey })) ?? [{}]
    return actions
      .filter((action) => !action.startsWith('kms:'))
      .flatMap((action) =>
        resources.flatMap((resource) =>
          limits.map((limit) => ({ functionName, action, resource, ...limit })),
        ),
      )
  })

function roleOf(functionName: string, statements: readonly Statement[]) {
  const permissions = permissionsOf(functionName, statements)
  const patterns = new Set(
    statements.flatMap(({ resources, conditions }) => [...resources, ...keysIn(conditions)]),
  )
  const globs = [...patterns].map(globOf)
  const known = new Map<string, Promise<boolean>>()
  const Statement = statements.map(({ actions, resources, conditions }) => ({
    Effect: 'Allow',
    Action: actions,
    Resource: resources,
    ...(conditions === undefined ? {} : { Condition: conditions }),
  }))
  const identityPolicies = [{ name: functionName, policy: { Version: '2012-10-17', Statement } }]
  return {
    allows(asked: Asked): Promise<boolean> {
      const { action, resource, leadingKeys = [], context } = asked
      const matches = [resource, ...leadingKeys].map((text) =>
        globs.map((glob) => (glob.test(text) ? 1 : 0)).join(''),
      )
      const like = [action, ...new Set(matches), JSON.stringify(context)].join(' ')
      const verdict = known.get(like) ?? simulated(identityPolicies, asked)
      known.set(like, verdict)
      return verdict
    },
    /** Which of its permissions allow something. */
    permissionsFor: ({ action, resource, leadingKeys: keys = [] }: Asked): Permission[] =>
      permissions.filter(
        (one) =>
          one.action === action &&
          globOf(one.resource).test(resource) &&
          (one.leadingKey === undefined ||
            keys.some((key) => globOf(one.leadingKey ?? '').test(key))),
      ),
  }
}

/** All patterns of partition keys, those of keys that are denied, too. */
const keysIn = (conditions: Statement['conditions'] = {}) =>
  Object.values(conditions).flatMap((condition) => condition['dynamodb:LeadingKeys'] ?? [])

/** IAM's patterns: any characters for a star. */
const globOf = (pattern: string): RegExp => {
  const known =
    globs.get(pattern) ?? new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`, 's')
  globs.set(pattern, known)
  return known
}
const globs = new Map<string, RegExp>()
const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** As the CDK makes keys: their policy leaves it to the policies of the account's roles. */
const keyPolicy = {
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Principal: { AWS: `arn:aws:iam::${accountId}:root` },
      Action: 'kms:*',
      Resource: '*',
    },
  ],
}

async function simulated(
  identityPolicies: Simulation['identityPolicies'],
  asked: Asked,
): Promise<boolean> {
  const { runSimulation } = await import('@cloud-copilot/iam-simulate') // 150 ms to load, and only where somebody asks
  const { action, resource, leadingKeys, context } = asked
  const answer = await runSimulation(
    {
      identityPolicies,
      serviceControlPolicies: [],
      resourceControlPolicies: [],
      ...(action.startsWith('kms:') && { resourcePolicy: keyPolicy }),
      request: {
        action,
        principal: `arn:aws:iam::${accountId}:role/${identityPolicies[0]?.name}`,
        resource: { resource, accountId },
        contextVariables: {
          ...context,
          ...(leadingKeys && { 'dynamodb:LeadingKeys': [...leadingKeys] }),
        },
      },
    },
    {},
  )
  if (answer.resultType === 'error')
    throw new Error(`${action} on ${resource}: ${JSON.stringify(answer.errors)}`)
  return answer.overallResult === 'Allowed'
}
