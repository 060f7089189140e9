/**
 * What SES would tell the event bus of a mail to an address of its mailbox simulator: one to
 * bounce@simulator.amazonses.com comes back, one to complaint@… is marked as spam, and a label, as in
 * bounce+zoe@…, makes as many such addresses as one needs. Others arrive.
 * https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html
 */
export function simulateMailEvent(
  emailAddress: string,
  { tags, now }: { readonly tags: Readonly<Record<string, readonly string[]>>; readonly now: Date },
): object | undefined {
  const kind = /^(bounce|complaint)(\+[^@]*)?@simulator\.amazonses\.com$/i.exec(emailAddress)?.[1]
  const timestamp = now.toISOString()
  const mail = { timestamp, destination: [emailAddress], tags }
  const eventOf = (detailType: string, detail: object) => ({
    version: '0',
    source: 'aws.ses',
    'detail-type': detailType,
    time: timestamp,
    detail: { ...detail, mail },
  })
  switch (kind?.toLowerCase()) {
    case 'bounce':
      return eventOf('Email Bounced', {
        eventType: 'Bounce',
        bounce: {
          bounceType: 'Permanent',
          bounceSubType: 'General',
          bouncedRecipients: [{ emailAddress, action: 'failed', status: '5.1.1' }],
          timestamp,
        },
      })
    case 'complaint':
      return eventOf('Email Complaint Received', {
        eventType: 'Complaint',
        complaint: {
          complainedRecipients: [{ emailAddress }],
          complaintFeedbackType: 'abuse',
          timestamp,
        },
      })
    default:
      return undefined
  }
}
