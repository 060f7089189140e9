import { Duration, Stack } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { EventBus } from 'aws-cdk-lib/aws-events'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { configurationSetName } from '../../functions/runtime/env-names'
import type { Stage } from '../config/stages'
import { alarm, type Bells } from '../constructs/alarms'

/**
 * Who our mails are from. With a domain: its identity, signed by DKIM, with the records in its
 * zone; without one the address alone, whose owner AWS asks. What bounces or is complained of is
 * never written to again, told to the queue of mails by the event bus (QueuesStack), and rings before
 * AWS would stop us.
 */
export class MailStack extends Stack {
  /**
   * What sending is allowed on: the identity and its configuration; nothing where a stage has no
   * sender.
   */
  readonly arns: readonly string[]
  /** The identities of the account, among which agencies' own domains are; none without a sender. */
  readonly agencyDomainsArn: string | undefined

  constructor(
    scope: Construct,
    id: string,
    { stage, topic }: { readonly stage: Stage } & Pick<Bells, 'topic'>,
  ) {
    super(scope, id, { env: { region: stage.region } })
    const { domain, settings } = stage
    const address = /[^<\s]+@[^>\s]+/.exec(settings.mailFrom ?? '')?.[0]
    const configurationSet = new ConfigurationSet(this, 'Mails', {
      configurationSetName: configurationSetName(stage.name),
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    })
    configurationSet.addEventDestination('Undelivered', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
    if (address === undefined) {
      this.arns = []
      this.agencyDomainsArn = undefined
      return
    }
    const [, host = ''] = address.split('@')
    const isOurs = domain?.zoneName === host
    const { emailIdentityArn } = new EmailIdentity(this, 'Identity', {
      identity: isOurs ? Identity.publicHostedZone(this.zoneOf(domain)) : Identity.email(address),
      configurationSet,
      ...(isOurs
        ? {
            mailFromDomain: `mail.${host}`,
            mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
          }
        : {}),
    })
    const setArnParts = {
      service: 'ses',
      resource: 'configuration-set',
      resourceName: configurationSet.configurationSetName,
    }
    this.arns = [emailIdentityArn, this.formatArn(setArnParts)]
    this.agencyDomainsArn = this.formatArn({
      service: 'ses',
      resource: 'identity',
      resourceName: '*',
    })
    const rate = (metricName: string) =>
      new Metric({
        namespace: 'AWS/SES',
        metricName,
        statistic: 'Average',
        period: Duration.hours(1),
      })
    const mailAlarm = {
      harm: 'AWS stops all our mails when it goes on.',
      page: 'Mails fail',
      topic,
    } as const
    alarm(this, 'Bounces', {
      ...mailAlarm,
      what: 'Mails bounce',
      metric: rate('Reputation.BounceRate'),
      from: 0.04,
    })
    alarm(this, 'Complaints', {
      ...mailAlarm,
      what: 'Mails are marked as spam',
      metric: rate('Reputation.ComplaintRate'),
      from: 0.0008,
    })
  }

  private zoneOf({ zoneId, zoneName }: NonNullable<Stage['domain']>) {
    return PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: zoneId,
      zoneName,
    })
  }
}
