import { type ClientListed, clientStatusSchema } from '#shared/api/client-shapes'

/**
 * Two records of one client, the one to keep first: the one in use, then the one with more trips,
 * further along, with more of its fields filled in, changed last.
 */
export function fullerFirst(
  one: ClientListed,
  other: ClientListed,
): [keep: ClientListed, lose: ClientListed] {
  const [marks, otherMarks] = [marksFor(one), marksFor(other)]
  const at = marks.findIndex((mark, index) => mark !== otherMarks[index])
  const isOtherFuller = at >= 0 && (otherMarks[at] ?? 0) > (marks[at] ?? 0)
  return isOtherFuller ? [other, one] : [one, other]
}

/** The higher the fuller, the weightiest first. */
function marksFor({ itineraryCount = 0, email, contact, clientData }: ClientListed): number[] {
  const { archived, status, updatedDate } = clientData
  return [
    archived ? 0 : 1,
    itineraryCount,
    clientStatusSchema.options.indexOf(status),
    [email, contact.phone, contact.address].filter((text) => text !== '').length,
    Date.parse(updatedDate),
  ]
}
