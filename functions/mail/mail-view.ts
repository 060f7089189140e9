import type { MailView } from '#shared/api/mails'
import type { MailRecord } from '../data/mail/sent-mails'

/** A mail to a client as agents look it up. */
export const sentMailView = ({
  agencyId: _agency,
  clientId: _client,
  by,
  ...mail
}: MailRecord): MailView => ({ ...mail, by: by.kind === 'system' ? undefined : by.name })
