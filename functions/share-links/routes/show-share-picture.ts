import { shareLinksRoutes } from '#shared/api/share-links'
import { AppError } from '#shared/errors/app-error'
import { rangeWithYear } from '#shared/format/dates'
import { agencyTokens } from '#shared/theme/agency-tokens'
import { bucketNamed } from '../../data/files/bucket'
import { previewStore } from '../../data/files/preview-store'
import { imageOf } from '../../data/itineraries/itinerary-records'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { readEnv } from '../../runtime/env'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { findSharedTrip, type SharedByLink, sharedTripMakers } from '../find-shared-trip'
import { drawPreview, type Preview, previewName } from '../picture/draw-preview'

const route = shareLinksRoutes.showSharePicture
const makers = {
  ...sharedTripMakers,
  previews: () => previewStore(bucketNamed(readEnv('mediaBucket').mediaBucket)),
}

/** The picture that messengers show of a link, drawn once for what it shows. */
export const showSharePicture = useCase(
  route,
  async ({ params: { token } }, { previews, ...deps }: Deps<typeof makers>) => {
    const sharedTrip = await findSharedTrip(token, deps)
    if (sharedTrip === undefined) throw new AppError('record.not-found')
    const preview = previewOf(sharedTrip)
    const file = { key: `private/previews/${previewName(preview)}.jpg`, mimeType: 'image/jpeg' }
    const picture = await previews.preview(file, () => drawPreview(preview, previews.picture))
    return reply<typeof route>('', {
      binary: picture,
      headers: { 'x-robots-tag': 'noindex, nofollow' },
    })
  },
)

/** Of a trip behind a password the picture tells whose it is, and nothing else. */
function previewOf({ link, trip: { record }, agency }: SharedByLink): Preview {
  const isLocked = link.passwordHash !== undefined
  return {
    title: isLocked ? 'A trip for you' : record.name,
    note: isLocked
      ? 'Open the link and enter the password'
      : rangeWithYear(record.startDate, record.endDate),
    agency: agency.name,
    tokens: agencyTokens(agency.agencyCode, agency.theme),
    logo: agency.theme.logo,
    image:
      (isLocked ? undefined : imageOf(record)) ?? `art/savanna/${isLocked ? agency.id : record.id}`,
  }
}

export const handler = publicLambdaFor(showSharePicture, makers)
