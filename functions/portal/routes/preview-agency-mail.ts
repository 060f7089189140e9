import { tripMailPreviewRoutes } from '#shared/api/mails'
import { AppError } from '#shared/errors/app-error'
import { agencyStore } from '../../data/people/agency-store'
import { callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { webAddress } from '../../runtime/configuration'
import { type Deps, useCase } from '../../runtime/use-case'
import { sampleMailFor } from '../sample-mail'

const makers = { agencies: agencyStore, webAddress }

/**
 * A mail that clients get by themselves, of a sample trip, in the agency's look: by what makes the one
 * that is sent. Its links lead nowhere.
 */
export const previewAgencyMail = useCase(
  tripMailPreviewRoutes.previewAgencyMail,
  async ({ params: { kind }, principal }, { agencies, webAddress, clock }: Deps<typeof makers>) => {
    const [agency, agent] = await Promise.all([
      agencies.agency(principal.agencyId),
      callerIn(agencies, principal),
    ])
    if (agency === undefined || agent === undefined) throw new AppError('record.not-found')
    const about = { agency, agent, today: clock.today(), webAddress }
    const { to, subject, text, html } = sampleMailFor(kind, about)
    return { to, subject, text, html }
  },
)

export const handler = lambdaFor(previewAgencyMail, makers)
