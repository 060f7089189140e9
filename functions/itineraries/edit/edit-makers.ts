import { theZaps } from '../../audit/zap-sender'
import type { Deps } from '../../runtime/use-case'
import { tripMakers } from '../view/trip-deps'

/** What a change that may move costs and prices reaches: the automation hook besides. */
export const editMakers = { ...tripMakers, zaps: theZaps }
export type EditDeps = Deps<typeof editMakers>
