import type { Simulation } from '@cloud-copilot/iam-simulate'
import { localFunctions } from '../../config/functions'
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
    localFunctions().map((spec) => [spec.name, roleOf(spec.name, statementsOf(spec, reachable))]),
  )
  const denials = new Set<string>()
  const keyCalls = keyCallsOf(reachable)

  const judge: Judge = async (functionName, asked) => {
    const role = roles.get(functionName)
    for (const one of [...asked, ...keyCalls(asked)]) {
      const verdict = role?.allows(one) ?? false
      // Most are remembered; waiting for these as well would cost each call of the table a turn.
      if (typeof verdict === 'boolean' ? verdict : await verdict) continue
      const keys = one.leadingKeys?.join(', ') ?? ''
      denials.add(`${functionName}: ${one.action} on ${one.resource} ${keys}`.trim())
      return `User: arn:aws:sts::${accountId}:assumed-role/${functionName} is not authorized to perform: ${one.action} on resource: ${one.resource} because no identity-based policy allows the ${one.action} action`
    }
    return undefined
  }
  return {
    judge,
    /** What was used of what roles allow. */
    used: () => [...roles.values()].flatMap((role) => [...role.used]),
    denied: () => [...denials],
  }
}
export type JudgeRecord = ReturnType<typeof judgeBy>

/** A call of the table is a call of its key as well, by way of the table. */
function keyCallsOf({ table: { keyArn } }: Reachable) {
  if (keyArn === undefined) return () => []
  const context = { 'kms:ViaService': 'dynamodb.us-east-1.amazonaws.com' }
  const calls: Asked[] = [{ action: 'kms:Decrypt', resource: keyArn, context }]
  return (asked: readonly Asked[]) =>
    asked.some(({ action }) => action.startsWith('dynamodb:')) ? calls : []
}

/**
 * Everything that every role allows, a line for each action on each resource and pattern of keys.
 */
export const everyPermission = (reachable: Reachable): string[] =>
  localFunctions().flatMap((spec) => permissionNames(spec.name, statementsOf(spec, reachable)))

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
  const callKindFor = callKindBy(statements)
  const verdicts = new Map<string, boolean>()
  const usedNames = new Set<string>()
  /** Which of its permissions allow something. */
  const permissionsFor = ({ action, resource, leadingKeys: keys = [] }: Asked): Permission[] =>
    permissions.filter(
      (one) =>
        one.action === action &&
        globOf(one.resource).test(resource) &&
        (one.leadingKey === undefined ||
          keys.some((key) => globOf(one.leadingKey ?? '').test(key))),
    )
  /** Nothing is denied expressly, so that a role allows what one of its statements does. */
  const decide = async (kindName: string, asked: Asked): Promise<boolean> => {
    let isAllowed = false
    for (const statement of statements) isAllowed ||= await statementVerdict(statement, asked)
    verdicts.set(kindName, isAllowed)
    if (isAllowed) for (const permission of permissionsFor(asked)) usedNames.add(nameOf(permission))
    return isAllowed
  }
  return {
    /** What was used of its permissions. */
    used: usedNames,
    allows(asked: Asked): boolean | Promise<boolean> {
      const kindName = callKindFor(asked)
      return verdicts.get(kindName) ?? decide(kindName, asked)
    },
  }
}

/** Verdicts of statements, which are mostly the same ones from role to role. */
const statementVerdicts = new Map<string, (asked: Asked) => boolean | Promise<boolean>>()

/** Whether a policy of this statement alone allows something. */
function statementVerdict(statement: Statement, asked: Asked): boolean | Promise<boolean> {
  if (!statement.actions.some((action) => globOf(action).test(asked.action))) return false
  const text = JSON.stringify(statement)
  const judgeCall = statementVerdicts.get(text) ?? judgeStatement(statement)
  statementVerdicts.set(text, judgeCall)
  return judgeCall(asked)
}

function judgeStatement(statement: Statement) {
  const { actions, resources, conditions } = statement
  const callKindFor = callKindBy([statement])
  const verdicts = new Map<string, boolean>()
  const allowing = {
    Effect: 'Allow',
    Action: actions,
    Resource: resources,
    ...(conditions === undefined ? {} : { Condition: withKnownKeys(conditions) }),
  }
  const policy = { Version: '2012-10-17', Statement: [allowing] }
  return (asked: Asked): boolean | Promise<boolean> => {
    const kindName = callKindFor(asked)
    return (
      verdicts.get(kindName) ??
      simulateCall([{ name: 'role', policy }], asked).then((isAllowed) => {
        verdicts.set(kindName, isAllowed)
        return isAllowed
      })
    )
  }
}

/**
 * Tells what is asked by what decides on it: resources and keys that match the same patterns of
 * these statements are alike, and have the same verdict.
 */
function callKindBy(statements: readonly Statement[]) {
  const patterns = new Set(
    statements.flatMap(({ resources, conditions }) => [...resources, ...keysIn(conditions)]),
  )
  const globs = [...patterns].map(globOf)
  const kinds = new Map<string, number>()
  const kindOf = rememberLast(maxTexts, (text: string): number => {
    const matches = globs.map((glob) => (glob.test(text) ? 1 : 0)).join('')
    const kind = kinds.get(matches) ?? kinds.size
    kinds.set(matches, kind)
    return kind
  })
  return ({ action, resource, leadingKeys = [], context }: Asked): string => {
    let kindName = `${action} ${kindOf(resource)}`
    for (const key of leadingKeys) kindName += ` ${kindOf(key)}`
    return context === undefined ? kindName : kindName + JSON.stringify(context)
  }
}

/** So many keys and resources each role, and each statement, knows the patterns of. */
const maxTexts = 2_000

/** A function that remembers its last answers: twice `max` at the most. */
function rememberLast<Given, Answer>(max: number, answer: (given: Given) => Answer) {
  let [recent, older] = [new Map<Given, Answer>(), new Map<Given, Answer>()]
  return (given: Given): Answer => {
    const there = recent.get(given)
    if (there !== undefined) return there
    const it = older.get(given) ?? answer(given)
    if (recent.size >= max) [recent, older] = [new Map(), recent]
    recent.set(given, it)
    return it
  }
}

/** All patterns of partition keys, those of keys that are denied, too. */
const keysIn = (conditions: Statement['conditions'] = {}) =>
  Object.values(conditions).flatMap((condition) => condition['dynamodb:LeadingKeys'] ?? [])

/** IAM's patterns: any characters for a star. */
const globOf = (pattern: string): RegExp => {
  const globPattern =
    globs.get(pattern) ?? new RegExp(`^${pattern.split('*').map(escapePattern).join('.*')}$`, 's')
  globs.set(pattern, globPattern)
  return globPattern
}
const globs = new Map<string, RegExp>()
const escapePattern = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/**
 * iam-simulate knows condition keys with a variable after a slash, but not the one of KMS, after a
 * colon: it is judged by the name of one that it knows for every action.
 */
const renameKeys = <Value>(keys: Readonly<Record<string, Value>> = {}): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(keys).map(([key, value]) => [
      key.replace(/^kms:EncryptionContext:/, 'aws:PrincipalTag/'),
      value,
    ]),
  )
const withKnownKeys = (conditions: NonNullable<Statement['conditions']>) =>
  Object.fromEntries(
    Object.entries(conditions).map(([operator, keys]) => [operator, renameKeys(keys)]),
  )

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

async function simulateCall(
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
          ...renameKeys(context),
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
