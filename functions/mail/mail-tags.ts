import type { AgencyId } from '#shared/ids/ids'
import { type MailPlace, mailPlaceSchema } from '../data/mail/sent-mails'

/**
 * Where the record of a mail lies, as tags that come back with a bounce: letters, digits, dashes and
 * underscores alone, as SES wants them.
 */
export const mailTags = ({ itineraryId, at, id }: MailPlace) => ({
  trip: itineraryId,
  mail: `${Date.parse(at)}-${id}`,
})

/** What SES is told of a mail, and tells with a bounce: whose it was, and where its record lies. */
export const emailTags = (agencyId: AgencyId, record: MailPlace | undefined) =>
  Object.entries({ agency: agencyId, ...(record && mailTags(record)) }).map(([Name, Value]) => ({
    Name,
    Value,
  }))

/** Where the record lies that tags name; undefined where they name none. */
export function mailPlaceIn(
  tags: Readonly<Record<string, readonly string[]>> = {},
): MailPlace | undefined {
  const [, ms = '', id = ''] = /^(\d{1,15})-([\w-]+)$/.exec(tags.mail?.[0] ?? '') ?? []
  if (id === '') return undefined
  const place = mailPlaceSchema.safeParse({
    agencyId: tags.agency?.[0],
    itineraryId: tags.trip?.[0],
    at: new Date(Number(ms)).toISOString(),
    id,
  })
  return place.success ? place.data : undefined
}
