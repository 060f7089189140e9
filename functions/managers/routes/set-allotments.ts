import { contentCrudRoutes } from '#shared/api/content-crud'
import { refuseField } from '#shared/errors/refuse-field'
import { catalogueStore } from '../../data/catalogue/catalogue-store'
import { countedStore } from '../../data/rates/counted-store'
import { roomStore } from '../../data/rates/room-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { countsOf } from '../../import/sales-rows'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireKept } from '../keeping'
import { editorIn, managerMakers } from '../manage-content'

const makers = { ...managerMakers, rooms: roomStore, camps: catalogueStore, counted: countedStore }

/**
 * Sets counts of a room. Those of a camp whose availability comes from a third party are a copy
 * made now.
 */
export const setAllotments = useCase(
  contentCrudRoutes.setAllotments,
  async ({ params: { id }, body, principal }, deps: Deps<typeof makers>) => {
    const [rooms, camp] = await Promise.all([deps.rooms.rooms(id), deps.camps.get('camp', id)])
    if (!rooms.some(({ optionKey }) => optionKey === body.optionKey))
      refuseField('body.optionKey', 'There is no such room')
    const { by, limits, now, audit } = await editorIn(principal, deps)
    await requireKept(limits, { kind: 'camp', code: id }, [camp ?? {}], deps.camps)
    const copiedAt = camp?.thirdParty ? Math.floor(now.getTime() / 1000) : undefined
    const countEntry = { ...body, at: now.toISOString(), by: by.name }
    await deps.counted.set(
      countsOf([body]).map((month) => ({ ...month, copiedAt })),
      { counted: [countEntry], audit: audit('agent_set_allotments', { camp: id, ...body }) },
    )
    return countEntry
  },
)

export const handler = lambdaFor(setAllotments, makers)
