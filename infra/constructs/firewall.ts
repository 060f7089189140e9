import { ArnFormat, Stack } from 'aws-cdk-lib'
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import type { Stage } from '../config/stages'
import { logGroup } from './log-group'

/**
 * Requests of one address in five minutes: a screen of the app makes some twenty, and an office has
 * one address for all.
 */
const maxRequests = 5_000
const maxSignIns = 100
/** A partner's system asks more often than a person, and a guesser of keys more often than it. */
const maxKeyCalls = 2_000
/** How an API key begins. */
const keyBeginning = 'tmb_'

/**
 * Ways to sign in, or to be sent or to use a link or a code that does: what strangers ask of the
 * accounts of agents and clients.
 */
const waysToSignIn: readonly string[] = Object.values<Route>(routes)
  .filter(
    ({ who, method, path }) =>
      who === 'public' && method === 'POST' && /^\/api\/(Agents|Clients)\//.test(path),
  )
  .map(({ path }) => path)

/** Samples tell which calls a rule would refuse, before it does. */
const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
})

/** Matches an address as the origin reads it, with or without a slash at its end. */
const startsWith = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
  },
})

const signingIn: CfnWebACL.StatementProperty = {
  orStatement: { statements: waysToSignIn.map(startsWith) },
}

const carriesKey: CfnWebACL.StatementProperty = {
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: 'authorization' } },
    positionalConstraint: 'CONTAINS',
    searchString: keyBeginning,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
}

interface Rate {
  readonly name: string
  readonly limit: number
  /** Which requests are counted, together; all where nothing is said. */
  readonly of?: CfnWebACL.StatementProperty
}

/** The parts of the firewall, as a stage has them: refusing, or counting what they would refuse. */
const rulesThat = (action: 'block' | 'count') => ({
  rate: ({ name, limit, of }: Rate, priority: number): CfnWebACL.RuleProperty => ({
    name,
    priority,
    action: { [action]: {} },
    visibilityConfig: visibility(name),
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        evaluationWindowSec: 300,
        limit,
        ...(of && { scopeDownStatement: of }),
      },
    },
  }),
  /** A set of rules that AWS keeps; those named only count in any case. */
  managed: (
    name: string,
    priority: number,
    ...counting: readonly string[]
  ): CfnWebACL.RuleProperty => ({
    name,
    priority,
    overrideAction: { [action === 'block' ? 'none' : 'count']: {} },
    visibilityConfig: visibility(name),
    statement: {
      managedRuleGroupStatement: {
        name,
        vendorName: 'AWS',
        ruleActionOverrides: counting.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
  }),
})

/** The web application firewall of the edge, with a log of what it refuses. @returns its ARN */
export function firewall(scope: Construct, id: string, stage: Stage): string {
  const { rate, managed } = rulesThat(stage.firewall === 'blocks' ? 'block' : 'count')
  const acl = new CfnWebACL(scope, id, {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility('Firewall'),
    rules: [
      rate({ name: 'Requests', limit: maxRequests }, 0),
      rate({ name: 'SignIns', limit: maxSignIns, of: signingIn }, 1),
      rate({ name: 'ApiKeys', limit: maxKeyCalls, of: carriesKey }, 2),
      managed('AWSManagedRulesAmazonIpReputationList', 3),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 4),
      // Whole trips are longer than its 8 KB, selections of lists than its 2 KB of query, and what
      // agents write of a camp may look like markup: the contract judges all three.
      managed(
        'AWSManagedRulesCommonRuleSet',
        5,
        'SizeRestrictions_BODY',
        'SizeRestrictions_QUERYSTRING',
        'CrossSiteScripting_BODY',
      ),
    ],
  })
  logRefusals(scope, acl, stage)
  return acl.attrArn
}

/**
 * Keeps what rules refused or would refuse, and nothing of what they let through. Paths and queries
 * are left out, as in the edge's own log: links have their secret in them.
 */
function logRefusals(scope: Construct, acl: CfnWebACL, stage: Stage): void {
  const name = `aws-waf-logs-tembea-${stage.name}` // the firewall takes no other beginning
  const logs = logGroup(scope, 'FirewallLogs', stage, name)
  const logging = new CfnLoggingConfiguration(scope, 'FirewallLogging', {
    resourceArn: acl.attrArn,
    logDestinationConfigs: [
      Stack.of(scope).formatArn({
        service: 'logs',
        resource: 'log-group',
        resourceName: name,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    ],
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: ['BLOCK', 'COUNT'].map((Action) => ({ ActionCondition: { Action } })),
        },
      ],
    },
    redactedFields: [
      { uriPath: {} },
      { queryString: {} },
      ...['authorization', 'cookie', 'referer'].map((header) => ({
        singleHeader: { Name: header },
      })),
    ],
  })
  logging.node.addDependency(logs)
}
