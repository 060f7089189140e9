import * as z from 'zod/mini'

const verdict = z.object({ status: z.string() })

/**
 * What SES tells of a mail that it took in and put into the bucket
 * (https://docs.aws.amazon.com/ses/latest/dg/receiving-email-notifications-contents.html).
 */
export const inboundMailSchema = z.object({
  notificationType: z.literal('Received'),
  mail: z.object({
    messageId: z.string(),
    /** When SES took it in. */
    timestamp: z.iso.datetime(),
    /** The sender of the envelope; empty where it is a report. */
    source: z.string(),
  }),
  receipt: z.object({
    /** Those of the envelope that are ours. */
    recipients: z.array(z.string()),
    spamVerdict: verdict,
    virusVerdict: verdict,
    spfVerdict: verdict,
    dkimVerdict: verdict,
    dmarcVerdict: verdict,
    action: z.object({ type: z.literal('S3'), objectKey: z.string() }),
  }),
})
export type InboundMail = z.infer<typeof inboundMailSchema>
type Receipt = InboundMail['receipt']

/** Spam, or something that does harm. */
export const isHarmful = ({ spamVerdict, virusVerdict }: Receipt): boolean =>
  [spamVerdict, virusVerdict].some(({ status }) => status === 'FAIL')

/**
 * Whether the mail is proved to come from the domain of its sender: by the domain's own rules
 * (DMARC), or where it has none by its signature or its server.
 */
export const isProved = ({ dmarcVerdict, dkimVerdict, spfVerdict }: Receipt): boolean =>
  dmarcVerdict.status === 'PASS' ||
  (dmarcVerdict.status === 'GRAY' &&
    [dkimVerdict, spfVerdict].some(({ status }) => status === 'PASS'))
