import { rateSheetRoutes } from '#shared/api/rate-sheets'
import type { FlatFields } from '#shared/managers/flat-fields'
import { rateNews } from '../../data/managers/rate-news'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { checkRates } from '../check-rates'
import { editorIn, managerMakers } from '../manage-content'
import { campsIn } from '../rate-impact'

const makers = { ...managerMakers, news: rateNews }

/**
 * Publishes camp by camp, each in one transaction, after all were checked; where one fails all the same, those before it
 * are taken back. That owners are to be told is noted first, so that a crash leaves nobody uninformed.
 */
export const publishRates = useCase(
  rateSheetRoutes.publishRates,
  async ({ body: { name, rates }, principal }, deps: Deps<typeof makers>) => {
    const camps = await checkRates(rates, deps.content.reader)
    const { by, now, audit } = await editorIn(principal, deps)
    const edition = deps.makeId('history')
    await deps.news.add({ edition, rooms: Object.fromEntries(campsIn(rates)), at: now.toISOString() })
    const publish = ({ ref, changes }: { ref: (typeof camps)[number]['ref']; changes: FlatFields }, note: string) =>
      deps.content.publish({
        ...{ ref, changes, by, now, edition, note },
        audit: audit('agent_published_content', { camp: ref.code, rates: name, fields: Object.keys(changes).length }),
      })
    const done: { ref: (typeof camps)[number]['ref']; changes: FlatFields }[] = []
    try {
      for (const { ref, changes } of camps) {
        const published = await publish({ ref, changes }, name)
        done.push({ ref, changes: Object.fromEntries(published.changes.map(({ field, from }) => [field, from])) })
      }
    } catch (error) {
      for (const camp of done.toReversed()) await publish(camp, 'Taken back')
      await deps.news.done(edition)
      throw error
    }
    return { edition, camps: camps.map(({ code }) => code) }
  },
)

export const handler = lambdaFor(publishRates, makers)
