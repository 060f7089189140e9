import { mediaContentRoutes } from '#shared/api/media-content'
import { parseFilter } from '#shared/catalogue/filter'
import type { Where, Whitelist } from '#shared/catalogue/filter-types'
import { byProperty, matches } from '#shared/catalogue/matches'
import { AppError } from '#shared/errors/app-error'
import { clientIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { type MediaRecord, ownerOf } from '../../data/files/media-records'
import { lambdaFor } from '../../data/table/lambda-for'
import { findDemanded } from '../../data/table/listing'
import { readerOf } from '../../itineraries/view/trip-reader'
import { useCase } from '../../runtime/use-case'
import { clientsAgency, isSeen, type MediaOwner, requireOwner } from '../media-access'
import { type MediaDeps, mediaMakers } from '../media-deps'
import { readableView } from '../media-view'

/** 2 §7.4: itineraryId or clientId, presentationCategory, presentationFkKey. */
const whitelist: Whitelist = {
  filter: {
    itineraryId: 'string',
    clientId: 'string',
    presentationCategory: 'string',
    presentationFkKey: 'string',
    presentationVisibility: 'boolean',
    status: 'string',
  },
  order: [],
  fields: [],
  include: [],
  limits: { limit: 200, defaultLimit: 200 },
}

/** The media of an itinerary or a client in their order, each with an address to read it from. */
export const listMediaContent = useCase(
  mediaContentRoutes.listMediaContent,
  async ({ query, principal }, deps: MediaDeps) => {
    const { where, skip, limit } = parseFilter(query.filter, whitelist)
    const reader = readerOf(principal)
    const owner = ownerIn(where)
    const [found, agency] = await Promise.all([
      deps.media.ofOwner(reader.agencyId, ownerOf({ ...owner, agencyId: reader.agencyId })),
      clientsAgency(reader, deps),
      requireOwner(owner, { reader, deps }),
    ])
    const isWanted = matches<MediaRecord>(where, byProperty)
    const visibleMedia = found
      .filter((medium) => isSeen(medium, { reader, agency }) && isWanted(medium))
      .sort(byOrder)
    const showing = { files: deps.files, now: deps.clock.now() }
    return Promise.all(
      visibleMedia.slice(skip, skip + limit).map((medium) => readableView(medium, showing)),
    )
  },
)

/** Those of the same order as they were added. */
const byOrder = (one: MediaRecord, other: MediaRecord): number =>
  one.presentationOrder - other.presentationOrder || (one.createdAt < other.createdAt ? -1 : 1)

/** @throws AppError filter.invalid when the clause names neither an itinerary nor a client */
function ownerIn(where: Where): MediaOwner {
  const itineraryId = itineraryIdSchema.safeParse(findDemanded(where, 'itineraryId'))
  if (itineraryId.success) return { itineraryId: itineraryId.data }
  const clientId = clientIdSchema.safeParse(findDemanded(where, 'clientId'))
  if (clientId.success) return { clientId: clientId.data }
  throw new AppError('filter.invalid', {
    field: 'where.itineraryId',
    reason: 'must name an itinerary or a client',
  })
}

export const handler = lambdaFor(listMediaContent, mediaMakers)
