import { readFileSync } from 'node:fs'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { metricService } from '../../functions/runtime/env-names'
import { figures } from '../../functions/runtime/figures'
import { smokeWalker } from '../../infra/config/functions'
import { queueJobs } from '../../infra/config/jobs'
import { stageOf } from '../../infra/config/stages'
import { WatchStack } from '../../infra/stacks/watch-stack'
import { stacksOf } from './stacks-of'
import { prodValues } from './synthesise-stage'

const metric = z.object({
  Namespace: z.optional(z.string()),
  MetricName: z.optional(z.string()),
  Dimensions: z._default(z.array(z.object({ Name: z.string() })), []),
})
const alarmOf = z.object({
  Type: z.string(),
  Properties: z.extend(metric, {
    AlarmDescription: z.string(),
    AlarmActions: z._default(z.array(z.unknown()), []),
    AlarmRule: z.optional(z.unknown()),
    TreatMissingData: z.optional(z.string()),
    Metrics: z._default(
      z.array(z.object({ MetricStat: z.optional(z.object({ Metric: metric })) })),
      [],
    ),
  }),
})
type AlarmOf = z.infer<typeof alarmOf> & { readonly id: string }

/** What AWS publishes, with the dimensions it publishes it under. */
const published: Readonly<
  Record<string, { readonly names: readonly string[]; readonly by: readonly string[] }>
> = {
  'AWS/ApiGateway': {
    names: ['4xx', '5xx', 'Count', 'DataProcessed', 'IntegrationLatency', 'Latency'], // as of HTTP APIs
    by: ['ApiId', 'ApiId,Stage'],
  },
  'AWS/Lambda': {
    names: [
      'Invocations',
      'Errors',
      'Throttles',
      'Duration',
      'ConcurrentExecutions',
      'IteratorAge',
    ],
    by: ['', 'FunctionName', 'FunctionName,Resource'],
  },
  'AWS/SQS': {
    names: ['ApproximateAgeOfOldestMessage', 'ApproximateNumberOfMessagesVisible'],
    by: ['QueueName'],
  },
  'AWS/DynamoDB': {
    names: [
      'ReadThrottleEvents',
      'WriteThrottleEvents',
      'ConsumedReadCapacityUnits',
      'ConsumedWriteCapacityUnits',
    ],
    by: ['TableName', 'GlobalSecondaryIndexName,TableName'],
  },
  'AWS/DynamoDB of the account': { names: ['UserErrors'], by: [''] },
  /** Our own: what functions tell (functions/runtime). */
  Tembea: { names: [...Object.keys(figures), 'ReadUnits', 'WriteUnits'], by: ['service'] },
  'AWS/SES': { names: ['Reputation.BounceRate', 'Reputation.ComplaintRate'], by: [''] },
}

function isPublished(namespace: string, name: string, dimensions: readonly string[]): boolean {
  if (namespace === 'Tembea/prod') return dimensions.length === 0 && counted.has(name)
  const by = [...dimensions].sort().join(',')
  return [published[namespace], published[`${namespace} of the account`]].some(
    (of) => of?.names.includes(name) === true && of.by.includes(by),
  )
}

let prod: ReturnType<typeof stacksOf>
let alarms: AlarmOf[]
/** What filters count in logs, with how many logs. */
let counted: Map<string, number>
beforeAll(() => {
  prod = stacksOf('prod')
  alarms = prod.templates.flatMap((template) =>
    Object.entries(template.toJSON().Resources ?? {}).flatMap(([id, resource]) => {
      const read = alarmOf.safeParse(resource)
      const isAlarm = /^AWS::CloudWatch::(Composite)?Alarm$/.test(read.data?.Type ?? '')
      return read.success && isAlarm ? [{ id, ...read.data }] : []
    }),
  )
  const filters = prod.templates.flatMap((template) =>
    Object.values(template.findResources('AWS::Logs::MetricFilter')).map(
      ({ Properties }) => Properties,
    ),
  )
  counted = new Map()
  for (const { MetricTransformations } of filters)
    for (const { MetricName: name } of MetricTransformations)
      counted.set(name, (counted.get(name) ?? 0) + 1)
}, 600_000)

describe('alarms', () => {
  test('come through: CloudWatch may publish to their topic, and a person gets them', () => {
    const template = prod.templateOf(prod.stacks.watch)
    const [policy] = Object.values(template.findResources('AWS::SNS::TopicPolicy'))
    const [key] = Object.values(template.findResources('AWS::KMS::Key'))
    const cloudWatch = {
      Effect: 'Allow',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    }
    expect(policy?.Properties.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({ ...cloudWatch, Action: 'sns:Publish' }),
    )
    expect(key?.Properties.KeyPolicy.Statement).toContainEqual(
      expect.objectContaining({
        ...cloudWatch,
        Action: expect.arrayContaining(['kms:Decrypt', 'kms:GenerateDataKey*']),
      }),
    )
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'alarms@example.com',
    })
  })

  test('of what functions tell look at their own stage alone', () => {
    const template = prod.templateOf(prod.stacks.health)
    const ours = Object.values(template.findResources('AWS::CloudWatch::Alarm'))
      .map(({ Properties }) => Properties)
      .filter(({ Namespace }) => Namespace === 'Tembea')
    expect(ours.map(({ MetricName }) => MetricName).sort()).toEqual([
      'ExchangeRateAge',
      'FailedMails',
    ])
    for (const { Dimensions } of ours)
      expect(Dimensions).toEqual([{ Name: 'service', Value: metricService('prod') }])
  })

  test('need somebody who hears them, except in dev', () => {
    const { alarmEmail: _, ...deaf } = { alarmEmail: '', ...stageOf('prod', prodValues) }
    expect(() => new WatchStack(new App(), 'Watch', { stage: deaf })).toThrow(/nobody would hear/)
    expect(() => new WatchStack(new App(), 'Watch', { stage: stageOf('dev', {}) })).not.toThrow()
  })

  test('reach a second address where there is one, and so do warnings about the month', () => {
    const [first, second] = ['alarms@example.com', 'second@example.com']
    const of = (address: string) => {
      const values = { ...prodValues, TEMBEA_SECOND_ALARM_EMAIL: address }
      const stack = new WatchStack(new App(), 'Watch', { stage: stageOf('prod', values) })
      const template = Template.fromStack(stack)
      const subscriptions = Object.values(template.findResources('AWS::SNS::Subscription'))
      const [budget] = Object.values(template.findResources('AWS::Budgets::Budget'))
      const notices = budget?.Properties.NotificationsWithSubscribers as {
        Subscribers: { Address: string }[]
      }[]
      return {
        alarms: subscriptions.map(({ Properties }) => Properties.Endpoint).sort(),
        notices: notices.map(({ Subscribers }) => Subscribers.map(({ Address }) => Address)),
      }
    }
    const both = [first, second]
    expect(of(second)).toEqual({ alarms: both, notices: [both, both] })
    for (const none of ['', first])
      expect(of(none)).toEqual({ alarms: [first], notices: [[first], [first]] })
  })

  test('ring: each by itself, or as one of a bell that does', () => {
    const rules = alarms.flatMap(({ Properties }) =>
      Properties.AlarmActions.length > 0 ? JSON.stringify(Properties.AlarmRule ?? '') : [],
    )
    const silent = alarms.filter(
      ({ id, Properties }) =>
        Properties.AlarmActions.length === 0 && !rules.some((rule) => rule.includes(id)),
    )
    expect(silent.map(({ id }) => id)).toEqual([])
    expect(alarms.length).toBeGreaterThan(35)
  })

  test('ring once for one failure: no alarm of a bell rings by itself, and a failure of everything silences all bells', () => {
    const bells = alarms.filter(({ Type }) => Type === 'AWS::CloudWatch::CompositeAlarm')
    const rules = bells.map(({ Properties }) => JSON.stringify(Properties.AlarmRule))
    const twice = alarms.filter(
      ({ id, Properties }) =>
        Properties.AlarmActions.length > 0 && rules.some((rule) => rule.includes(id)),
    )
    expect(twice.map(({ id }) => id)).toEqual([])
    const unsuppressed = prod.templates.flatMap((template) =>
      Object.entries(template.findResources('AWS::CloudWatch::CompositeAlarm')).filter(
        ([, { Properties }]) => Properties.ActionsSuppressor === undefined,
      ),
    )
    expect(unsuppressed.map(([id]) => id)).toEqual([expect.stringMatching(/^Everything/)])
    // What is of no bell, and rings by itself, is of two bells as little.
    const counts = alarms.map(({ id }) => rules.filter((rule) => rule.includes(id)).length)
    expect(Math.max(...counts)).toBe(1)
  })

  test('of a bell are at most the 100 that CloudWatch allows', () => {
    const sizes = alarms.map(
      ({ Properties }) => JSON.stringify(Properties.AlarmRule ?? '').split('ALARM(').length - 1,
    )
    expect(Math.max(...sizes)).toBeGreaterThan(5)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100)
  })

  test('say who is hurt, and name a page of the runbook that is there', () => {
    const runbook = readFileSync('infra/RUNBOOK.md', 'utf8')
    const headings = new Set([...runbook.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading))
    const wrong = alarms.filter(({ Properties: { AlarmDescription: text } }) => {
      const [, harm = '', page] =
        /^[^:]+: (.+) What to do: “(.+)” in infra\/RUNBOOK\.md\.$/.exec(text) ?? []
      return harm.length < 15 || text.length > 1024 || !headings.has(page)
    })
    expect(wrong.map(({ Properties }) => Properties.AlarmDescription)).toEqual([])
    const budgets = prod.templateOf(prod.stacks.watch).findResources('AWS::Budgets::Budget')
    const [, page] = / - (.+)$/.exec(Object.values(budgets)[0]?.Properties.Budget.BudgetName) ?? []
    expect(headings).toContain(page)
  })

  test('watch only what AWS and our functions publish, by the dimensions it has there', () => {
    const watched = alarms.flatMap(({ Properties }) => [
      Properties,
      ...Properties.Metrics.flatMap(({ MetricStat }) =>
        MetricStat === undefined ? [] : [MetricStat.Metric],
      ),
    ])
    const unknown = watched.filter(
      ({ Namespace, MetricName, Dimensions }) =>
        Namespace !== undefined &&
        !isPublished(
          Namespace,
          MetricName ?? '',
          Dimensions.map(({ Name }) => Name),
        ),
    )
    expect(unknown).toEqual([])
  })

  test('ring by themselves when the walk through the product fails, or does not begin', () => {
    const [own] = alarms.filter(({ id }) => id.startsWith('WalkFails'))
    expect(own?.Properties).toMatchObject({
      Namespace: 'AWS/Lambda',
      MetricName: 'Errors',
      TreatMissingData: 'breaching',
    })
    expect(own?.Properties.AlarmActions).toHaveLength(1)
  })

  test('hear every function that fails: each is counted with an alarm that names it', () => {
    const functions = prod.templates.flatMap((template) =>
      Object.values(template.findResources('AWS::Lambda::Function')).flatMap(({ Properties }) => {
        const [name = '', harm] = String(Properties.Description ?? '').split(': ')
        return harm === undefined || name === smokeWalker.name ? [] : [name]
      }),
    )
    expect([...counted.values()].reduce((sum, count) => sum + count, 0)).toBe(functions.length)
    expect(functions.length).toBeGreaterThan(130)
    const failures = alarms.filter(({ Properties }) => Properties.Namespace === 'Tembea/prod')
    expect(failures.map(({ Properties }) => Properties.MetricName).sort()).toEqual(
      [...counted.keys()].sort(),
    )
    const texts = failures.map(({ Properties }) => Properties.AlarmDescription).join(' ')
    expect(
      functions.filter(
        (name) => name !== 'unknownAddress' && !new RegExp(`\\b${name}\\b`).test(texts),
      ),
    ).toEqual([])
  })

  test.each([
    ['2026-11-22T09:00:00Z 5f0c Task timed out after 29.03 seconds'],
    ['RequestId: 5f0c Error: Runtime exited with error: signal: killed'],
    [
      '2026-11-22T09:00:00Z\t5f0c\tERROR\tInvoke Error \t{"errorType":"Error","errorMessage":"1 record set aside"}',
    ],
    [
      '2026-11-22T09:00:00Z\tundefined\tERROR\tUncaught Exception \t{"errorType":"Runtime.ImportModuleError"}',
    ],
    ['REPORT RequestId: 5f0c\tDuration: 29000.00 ms\tStatus: timeout'],
  ])('count as a failure what Lambda writes: %s', (line) => {
    const patterns = prod.templates.flatMap((template) =>
      Object.values(template.findResources('AWS::Logs::MetricFilter')).map(({ Properties }) =>
        String(Properties.FilterPattern),
      ),
    )
    const terms = [...new Set(patterns)].map((pattern) =>
      [...pattern.matchAll(/\?"([^"]+)"/g)].map(([, term]) => term ?? ''),
    )
    expect(terms).toHaveLength(1)
    expect(terms.flat().some((term) => line.includes(term))).toBe(true)
  })

  test.each([...new Set(queueJobs.map(({ queue }) => queue))])(
    'tell of the %s queue: a dead letter, and a message that waits',
    (queue) => {
      const template = prod.templateOf(prod.stacks.queues)
      const named = (text: RegExp) =>
        Object.values(template.findResources('AWS::CloudWatch::Alarm')).filter(({ Properties }) =>
          text.test(Properties.AlarmDescription.toLowerCase()),
        )
      expect(named(new RegExp(`^${queue} dead letters: `))).toHaveLength(1)
      expect(named(new RegExp(`^${queue} queue: `))).toHaveLength(1)
    },
  )

  test('tell when the clock stands still: that of the job which watches all others', () => {
    const silent = alarms.filter(({ Properties }) =>
      Properties.AlarmDescription.includes(' did not run: '),
    )
    expect(silent.map(({ Properties }) => Properties.AlarmDescription.split(':')[0])).toEqual([
      'startDueJobs did not run',
    ])
    expect(silent.map(({ Properties }) => Properties.TreatMissingData)).toEqual(['breaching'])
  })

  test.each([
    'More than 2 % of the requests to /api/a to /api/i fail',
    'More than 2 % of the requests to /api/j to /api/z, /_api, /media and /share fail',
    'One request of a hundred to /api/a to /api/i takes',
    'One request of a hundred to /api/j to /api/z, /_api, /media and /share takes',
    'Functions are throttled',
    'The table throttles',
    'The table refuses calls',
    'Exchange rates are older',
    'Mails were refused',
  ])('tell that: %s', (what) => {
    expect(
      alarms.filter(({ Properties }) => Properties.AlarmDescription.startsWith(what)),
    ).toHaveLength(1)
  })
})

describe('the dashboard', () => {
  test('shows only what AWS and our functions publish, of our API and our table', () => {
    const found = prod.templateOf(prod.stacks.health).findResources('AWS::CloudWatch::Dashboard')
    const body = z.object({ 'Fn::Join': z.tuple([z.literal(''), z.array(z.unknown())]) })
    const parts = body.parse(Object.values(found)[0]?.Properties.DashboardBody)['Fn::Join'][1]
    const text = parts.map((part) => (typeof part === 'string' ? part : 'resolved')).join('')
    const dashboard = z
      .object({
        widgets: z.array(z.object({ properties: z.object({ metrics: z.optional(z.unknown()) }) })),
      })
      .parse(JSON.parse(text))
    const shown = dashboard.widgets.flatMap(({ properties }) =>
      z.catch(z.array(z.array(z.unknown())), []).parse(properties.metrics),
    )
    const unknown = shown.filter(([namespace, name, ...rest]) => {
      const dimensions = rest
        .filter((part, at) => typeof part === 'string' && at % 2 === 0)
        .map(String)
      return !isPublished(String(namespace), String(name), dimensions)
    })
    expect(unknown).toEqual([])
    expect(
      shown.filter(
        ([namespace, , ...rest]) => namespace === 'AWS/ApiGateway' && !rest.includes('ApiId'),
      ),
    ).toEqual([])
    expect(shown.length).toBeGreaterThan(8)
  })
})

describe('what a month costs on paper', () => {
  const text = readFileSync('infra/COSTS.md', 'utf8')
  const rows = text.split('\n').flatMap((line) => {
    const [what = '', , ...columns] = line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1)
    const figures = columns.map((cell) => Number(cell.replace(/[*$,]/g, '')))
    return columns.length === 3 && figures.every((figure) => !Number.isNaN(figure))
      ? [{ what, figures }]
      : []
  })
  const rowOf = (start: string) =>
    rows.find(({ what }) => what.replaceAll('*', '').startsWith(start))
  const sum = (parts: typeof rows, at: number) =>
    parts.reduce((all, { figures }) => all + (figures[at] ?? 0), 0)
  const below = (start: string, end: string) =>
    rows.slice(
      rows.findIndex(({ what }) => what.startsWith(start)),
      rows.findIndex(({ what }) => what.includes(end)),
    )

  test('counts the alarms, bells, keys, secrets and rules of the template', () => {
    // What only few stages have stands below the table.
    const ofFew = prod.stacks.inbound.map(prod.templateOf)
    const templates = prod.templates.filter((template) => !ofFew.includes(template))
    const count = (type: string) =>
      templates.reduce((all, template) => all + Object.keys(template.findResources(type)).length, 0)
    const ofAlarms = alarms
      .filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm')
      .map(({ Properties }) =>
        Math.max(1, Properties.Metrics.filter(({ MetricStat }) => MetricStat).length),
      )
    const metrics = ofAlarms.reduce((all, one) => all + one, 0)
    const rules = prod.templates.flatMap((template) =>
      Object.values(template.findResources('AWS::WAFv2::WebACL')).flatMap(
        ({ Properties }) => Properties.Rules,
      ),
    )
    // The tests' stage has two keys of the edge, because its key is changing.
    const secrets = count('AWS::SecretsManager::Secret') - 1
    expect(rows.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        `bells: ${count('AWS::CloudWatch::CompositeAlarm')}`,
        `keys of KMS: ${count('AWS::KMS::Key')}, secrets: ${secrets}`,
        `firewall: list, ${rules.length} rules, $0.60 a million requests`,
      ]),
    )
    const atMost = Number(
      /^alarms: up to (\d+) metrics$/m.exec(rows.map(({ what }) => what).join('\n'))?.[1],
    )
    expect(metrics).toBeLessThanOrEqual(atMost) // each part brings some
    expect(metrics).toBeGreaterThan(0.75 * atMost)
    // An alarm of a formula may ask for ten metrics; CloudWatch takes no more.
    expect(Math.max(...ofAlarms)).toBeLessThanOrEqual(10)
  })

  test.each([
    [10, 0],
    [1_000, 1],
    [100_000, 2],
  ])('adds up for %i agents', (agents, at) => {
    const [grows, stands, free, agent] = [
      'what grows',
      'what stands',
      'given by AWS',
      'an agent',
    ].map((name) => rowOf(name)?.figures[at] ?? Number.NaN)
    expect(sum(below('HTTP API', 'what grows'), at)).toBeCloseTo(
      grows ?? 0,
      agents > 1_000 ? -1 : 1,
    )
    expect(sum(below('alarms', 'what stands'), at)).toBeCloseTo(stands ?? 0, 1)
    expect(((grows ?? 0) + (stands ?? 0) + (free ?? 0)) / agents).toBeCloseTo(
      agent ?? 0,
      agents === 10 ? 1 : 3,
    )
  })

  test('is at most four and a half cents an agent at 1,000 agents', () => {
    expect(rowOf('an agent')?.figures[1]).toBeLessThanOrEqual(0.045)
  })
})
