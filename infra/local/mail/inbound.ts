import { randomBytes } from 'node:crypto'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { localCredentials } from '../aws-endpoint'
import type { Mail } from './mailbox'

/** A mail that comes in: as SES's rules get it. */
export interface ComingMail {
  readonly from: string
  readonly to: readonly string[]
  /** As it was written (RFC 5322). */
  readonly raw: string | Uint8Array
}

interface Place {
  readonly endpoint: string
  readonly bucket: string
  /** Takes what SES tells of a mail that it took in. */
  readonly tell: (note: object) => void
  readonly now: () => Date
}

/**
 * Takes mails in as SES does: each is put into the bucket, then told of. Senders on one machine are
 * who they say.
 */
export function receiveMails({ endpoint, bucket, tell, now }: Place) {
  const storage = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: localCredentials,
  })
  return async ({ from, to, raw }: ComingMail): Promise<void> => {
    const messageId = randomBytes(20).toString('hex')
    await storage.send(new PutObjectCommand({ Bucket: bucket, Key: messageId, Body: raw }))
    const pass = { status: 'PASS' }
    tell({
      notificationType: 'Received',
      mail: { messageId, timestamp: now().toISOString(), source: from },
      receipt: {
        recipients: [...to],
        spamVerdict: pass,
        virusVerdict: pass,
        spfVerdict: pass,
        dkimVerdict: pass,
        dmarcVerdict: pass,
        action: { type: 'S3', objectKey: messageId },
      },
    })
  }
}

/** What a mail program sends when somebody answers a mail: their words, and the mail quoted below. */
export function answerTo(
  { from, replyTo = [], to, subject, text, sentAt }: Mail,
  words: string,
  now: Date,
): ComingMail {
  const sender = to[0] ?? ''
  const quote = text.split('\n').map((line) => `> ${line}`)
  const day = new Date(sentAt).toUTCString()
  const body = [words, '', `On ${day} ${from} wrote:`, ...quote].join('\r\n')
  const headers = {
    From: sender,
    To: replyTo.join(', '),
    Subject: `=?utf-8?B?${Buffer.from(`Re: ${subject}`).toString('base64')}?=`,
    Date: now.toUTCString(),
    'Message-ID': `<${randomBytes(12).toString('hex')}@mailbox.example>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': 'base64',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const lines =
    Buffer.from(body)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  return { from: sender, to: replyTo, raw: [...head, '', ...lines].join('\r\n') }
}
