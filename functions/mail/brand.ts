import { agencyTokens } from '#shared/theme/agency-tokens'
import type { Tokens } from '#shared/theme/tokens'
import { imageOf, type StoredItinerary } from '../data/itineraries/itinerary-records'
import type { AgencyRecord } from '../data/people/agency-records'

/** How an agency looks outside of the app: in mails, and on the pages where its clients pay. */
export interface Brand {
  readonly name: string
  /** Whom its mails are from, where that is not its name. */
  readonly sender?: string | undefined
  /** Who gets the answers of clients, where that is not the trip's agent. */
  readonly replyTo?: string | undefined
  readonly tokens: Tokens
  /** Address of its logo; without one its name is set in its own font. */
  readonly logo: string | undefined
  readonly picture: {
    readonly address: string
    readonly alt: string
    /** The trip's picture in a format that mail programs show: drawn ones are SVG elsewhere. */
    readonly inMails?: string | undefined
  }
}

/** How Tembea looks where a mail is of several agencies. */
export const tembeaBrand = (origin: string): Brand => ({
  name: 'Tembea',
  tokens: agencyTokens(undefined),
  logo: undefined,
  picture: { address: `${origin}/media/art/savanna/tembea?ratio=2x1`, alt: '' },
})

interface Shown {
  readonly id: string
  readonly name: string
  /** Storage key of the trip's picture; a landscape is drawn for a trip without. */
  readonly image?: string | undefined
}

/**
 * What a trip of an agency looks like; addresses begin with `origin`, which our own pages do
 * without.
 */
export function brandOf(
  { name, agencyCode, theme, sender }: AgencyRecord,
  trip: Shown,
  origin = '',
): Brand {
  const { image = `art/savanna/${trip.id}` } = trip
  const address = `${origin}/media/${image}?ratio=2x1`
  return {
    name,
    sender: sender?.name,
    replyTo: sender?.replyTo,
    tokens: agencyTokens(agencyCode, theme),
    logo: theme.logo === undefined ? undefined : `${origin}/media/${theme.logo}`,
    picture: {
      address,
      alt: trip.name,
      ...(trip.image !== undefined && {
        inMails: image.startsWith('art/') ? address.replace('?', '/jpeg?') : address,
      }),
    },
  }
}

export const shownOf = ({ record }: Pick<StoredItinerary, 'record'>): Shown => ({
  id: record.id,
  name: record.name,
  image: imageOf(record),
})
