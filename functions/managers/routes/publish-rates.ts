import { rateSheetRoutes } from '#shared/api/rate-sheets'
import { rateNewsWrite } from '../../data/managers/rate-news'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { checkRates } from '../check-rates'
import { editorIn, type ManagerDeps, managerMakers } from '../manage-content'
import { campsIn } from '../rate-impact'

/**
 * Publishes all camps at once, after all were checked. That owners are to be told is noted with it.
 */
export const publishRates = useCase(
  rateSheetRoutes.publishRates,
  async ({ body: { name, rates }, principal }, deps: ManagerDeps) => {
    const camps = await checkRates(rates, deps.content.reader)
    const { by, limits, now, audit } = await editorIn(principal, deps)
    const edition = deps.makeId('history')
    await deps.content.editions.open(edition, now)
    try {
      for (const { ref, changes } of camps) {
        const details = { camp: ref.code, rates: name, fields: Object.keys(changes).length }
        await deps.content.prepare({
          ref,
          changes,
          by,
          limits,
          now,
          edition,
          note: name,
          audit: audit('agent_published_content', details),
        })
      }
    } catch (error) {
      await deps.content.editions.giveUp(edition, now, Date.now() + 10_000)
      throw error
    }
    const news = rateNewsWrite({
      edition,
      rooms: Object.fromEntries(campsIn(rates)),
      at: now.toISOString(),
    })
    await deps.content.publishEdition(edition, now, [news])
    return { edition, camps: camps.map(({ code }) => code) }
  },
)

export const handler = lambdaFor(publishRates, managerMakers)
