import { tripMailPreviewRoutes } from '#shared/api/mails'
import { AppError } from '#shared/errors/app-error'
import { nameOf } from '../../data/clients/client-records'
import { agencyStore } from '../../data/people/agency-store'
import { callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { brandOf, shownOf } from '../../mail/brand'
import { webAddress } from '../../runtime/configuration'
import { type Deps, useCase } from '../../runtime/use-case'
import { sampleMail, sampleTrip } from '../sample-trip'
import { newsMail } from '../trip-news'
import { tripNews } from '../trip-news-words'

const makers = { agencies: agencyStore, webAddress }

/**
 * A mail that clients get by themselves, of a sample trip, in the agency's look: by what makes the one
 * that is sent. Its link leads nowhere.
 */
export const previewAgencyMail = useCase(
  tripMailPreviewRoutes.previewAgencyMail,
  async ({ params: { kind }, principal }, { agencies, webAddress, clock }: Deps<typeof makers>) => {
    const [agency, agent] = await Promise.all([
      agencies.agency(principal.agencyId),
      callerIn(agencies, principal),
    ])
    if (agency === undefined || agent === undefined) throw new AppError('record.not-found')
    const record = sampleTrip(kind, { agency, today: clock.today() })
    const { name, agencyCode } = agency
    const sample = {
      record,
      people: {
        clientData: { name: 'Alex Sample' },
        user: {
          agency: { name, agencyCode },
          agent: { fullName: nameOf(agent), email: agent.email },
        },
      },
      contentVersion: 1,
    }
    const news = tripNews(sampleMail(kind, record), sample)
    if (news === undefined) throw new Error(`The sample has no news of ${kind}`)
    const { to, subject, text, html } = newsMail(news, {
      client: { firstName: 'Alex', email: 'alex@example.com' },
      stored: sample,
      brand: brandOf(agency, shownOf(sample), webAddress),
      url: `${webAddress}/client/enter/link`,
    })
    return { to, subject, text, html }
  },
)

export const handler = lambdaFor(previewAgencyMail, makers)
