import { paperRoutes } from '#shared/api/paper'
import { clientStore } from '../../data/clients/client-store'
import { auditStore } from '../../data/people/audit-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { readerOf, requireSeenTrip } from '../../itineraries/view/trip-reader'
import { clientDid } from '../../portal/client-audit'
import { requireSharedTrip } from '../../portal/portal-trip'
import { presentationMakers, presentationParts } from '../../presentations/presentation-parts'
import { presentationView } from '../../presentations/presentation-view'
import { type Deps, useCase } from '../../runtime/use-case'
import { handOut, logoOf, paperMakers } from '../hand-out'
import { loadPhotos, type ReadPicture } from '../layout/pictures'
import { picturesOf, writeTrip } from '../papers/trip-paper'

const makers = { ...presentationMakers, ...paperMakers, clients: clientStore, audit: auditStore }

/** The trip as its presentation shows it. A client's download stands in the audit trail. */
export const downloadItinerary = useCase(
  paperRoutes.downloadItinerary,
  async ({ params, query, principal }, deps: Deps<typeof makers>) => {
    const reader = readerOf(principal)
    const foundTrip = await deps.itineraries.get(reader.agencyId, params.id)
    const trip =
      reader.kind === 'client'
        ? requireSharedTrip(reader, foundTrip).stored
        : requireSeenTrip(reader, foundTrip)
    const view = presentationView(await presentationParts(trip, deps))
    const readPicture: ReadPicture = async ({ s3Key, url }) => {
      if (url !== undefined) return bytesAt(url)
      return s3Key === undefined ? undefined : deps.papers.picture(s3Key)
    }
    const photos = await loadPhotos(picturesOf(view), readPicture)
    const logo = await logoOf(view.agency, deps, 'dark')
    const { title, agency } = view
    const paperRequest = { reader, trip, what: 'trip', format: query.format, title, agency }
    const answer = await handOut<typeof paperRoutes.downloadItinerary>(
      paperRequest,
      (paper) => writeTrip({ paper, view, photos, logo, entries: [] }),
      deps,
    )
    if (reader.kind === 'client') {
      const client = await deps.clients.get(reader.agencyId, reader.clientId)
      const auditFacts = {
        action: 'client_downloaded_itinerary_pdf',
        itineraryId: params.id,
      } as const
      if (client !== undefined) await deps.audit.add(clientDid(client, auditFacts, deps))
    }
    return answer
  },
)

/** An upload, from the storage's own signed address. */
async function bytesAt(url: string): Promise<Uint8Array | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
}

export const handler = lambdaFor(downloadItinerary, makers)
