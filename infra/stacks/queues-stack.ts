import { Stack } from 'aws-cdk-lib'
import { Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import { configurationSetName } from '../../functions/runtime/env-names'
import { type QueueJob, type QueueName, queueJobs } from '../config/jobs'
import type { Stage } from '../config/stages'
import { WorkQueue } from '../constructs/work-queue'

/**
 * The queues of config/jobs.ts, before the functions that send to them and those that take from
 * them.
 */
export class QueuesStack extends Stack {
  readonly queues: Record<QueueName, WorkQueue>

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: { region: stage.region } })
    const queue = (name: QueueName, constructId: string) => {
      const { maxReceives, timeoutSeconds, harm } = takerOf(name)
      return new WorkQueue(this, constructId, { maxReceives, workSeconds: timeoutSeconds, harm })
    }
    this.queues = {
      itinerary: queue('itinerary', 'Itinerary'),
      zap: queue('zap', 'Zap'),
      payment: queue('payment', 'Payment'),
      mail: queue('mail', 'Mail'),
      import: queue('import', 'Import'),
    }
    new Rule(this, 'Undelivered', {
      description: 'Mails that came back or were marked as spam: their addresses get no more.',
      eventPattern: {
        source: ['aws.ses'],
        detail: {
          eventType: ['Bounce', 'Complaint'],
          mail: { tags: { 'ses:configuration-set': [configurationSetName(stage.name)] } },
        },
      },
      targets: [new SqsQueue(this.queues.mail.queue)],
    })
  }
}

function takerOf(name: QueueName): QueueJob {
  const taker = queueJobs.find((job) => job.queue === name && job.deadLetters !== true)
  if (taker === undefined) throw new Error(`Nothing takes from the queue ${name}`)
  return taker
}
