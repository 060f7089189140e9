import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { agentsRoutes } from '#shared/api/agents'

/**
 * Requests of one address in five minutes: a screen of the app makes some twenty, and an office has
 * one address for all.
 */
const maxRequests = 5_000
const maxSignIns = 100

const seen = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
})

/**
 * Refuses an address with more than so many requests in five minutes, of all or of those that begin
 * with a path.
 */
const rate = (
  name: string,
  priority: number,
  limit: number,
  path?: string,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: {} },
  visibilityConfig: seen(name),
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      evaluationWindowSec: 300,
      limit,
      ...(path !== undefined && {
        scopeDownStatement: {
          byteMatchStatement: {
            fieldToMatch: { uriPath: {} },
            positionalConstraint: 'STARTS_WITH',
            searchString: path,
            textTransformations: [{ priority: 0, type: 'NONE' }],
          },
        },
      }),
    },
  },
})

/** A set of rules that AWS keeps; those named only count. */
const managed = (
  name: string,
  priority: number,
  ...counting: readonly string[]
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: seen(name),
  statement: {
    managedRuleGroupStatement: {
      name,
      vendorName: 'AWS',
      ruleActionOverrides: counting.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
})

/** The web application firewall of the edge. @returns its ARN */
export function firewall(scope: Construct, id: string): string {
  return new CfnWebACL(scope, id, {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: seen('Firewall'),
    rules: [
      rate('Requests', 0, maxRequests),
      rate('SignIns', 1, maxSignIns, agentsRoutes.login.path),
      managed('AWSManagedRulesAmazonIpReputationList', 2),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 3),
      // Whole trips are longer than its 8 KB, and what agents write of a camp may look like markup:
      // the contract judges both.
      managed(
        'AWSManagedRulesCommonRuleSet',
        4,
        'SizeRestrictions_BODY',
        'CrossSiteScripting_BODY',
      ),
    ],
  }).attrArn
}
