import type * as z from 'zod/mini'
import type { AgentPrincipal } from '#shared/access/principal'
import { libraryRoutes, maxLabels } from '#shared/api/library'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { mayApproveMedia, mayEditMedium } from '#shared/library/library-rights'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import type { MediaRecord } from '../../data/files/media-records'
import { type LibraryState, libraryStore } from '../../data/library/library-store'
import { agencyStore } from '../../data/people/agency-store'
import { actorOf, callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { onceMore } from '../../runtime/backoff'
import { type Deps, useCase } from '../../runtime/use-case'
import { isInLibrary } from '../lightbox-view'

const makers = { library: libraryStore, agencies: agencyStore, catalogue: theCatalogue }
const lists = ['tags', 'collections', 'categories'] as const
type Body = z.output<typeof libraryRoutes.editLibrary.body>

/** Changes some media at once, all or none, and answers what they were. */
export const editLibrary = useCase(
  libraryRoutes.editLibrary,
  ({ body, principal }, deps: Deps<typeof makers>) =>
    // A job may be making the same media ready for the web: labels are added to what it left.
    onceMore(['record.changed'], () => editOnce(body, principal, deps)),
)

async function editOnce(body: Body, principal: AgentPrincipal, deps: Deps<typeof makers>) {
  const ids = [...new Set(body.restore?.map(({ id }) => id) ?? body.ids)]
  const [media, { camps }, caller] = await Promise.all([
    deps.library.some(principal.agencyId, ids),
    deps.catalogue.now(deps.clock.now()),
    callerIn(deps.agencies, principal),
  ])
  if (media.length < ids.length || !media.every(isInLibrary)) throw new AppError('record.not-found')
  const camp = body.set?.accommodation
  if (camp !== undefined && camp !== '' && camps.placeOf(camp) === undefined)
    return refuseField('body.set.accommodation', 'must be a camp of the catalogue')
  const edits = media.map((medium) => ({ medium, after: editedBy(medium, body) })).filter(isChanged)
  for (const edit of edits) requireEditor(principal, edit)
  for (const name of lists)
    if (edits.some(({ medium, after }) => hasTooMany(stateOf(medium)[name], after[name])))
      return refuseField(`body.add.${name}`, `must leave each medium at most ${maxLabels}`)
  const audit = {
    id: deps.makeId('audit'),
    agencyId: principal.agencyId,
    action: 'agent_edited_library',
    agentId: principal.agentId,
    by: actorOf(principal, caller),
    details: { media: ids.length, first: ids[0] },
    timestamp: deps.clock.now().toISOString(),
  }
  await deps.library.edit(edits, audit)
  return { before: media.map((medium) => ({ id: medium.id, ...stateOf(medium) })) }
}

const hasTooMany = (before: readonly string[], after: readonly string[]): boolean =>
  after.length > Math.max(before.length, maxLabels)

const stateOf = ({
  tags = [],
  collections = [],
  categories = [],
  status,
  accommodation,
}: MediaRecord): LibraryState =>
  ({ tags, collections, categories, status, accommodation: accommodation ?? '' }) as LibraryState // it is there: it has a status

function editedBy(medium: MediaRecord, body: Body): LibraryState {
  const before = stateOf(medium)
  const { add, take, set, restore } = body
  const restoredState = restore?.find(({ id }) => id === medium.id)
  if (restoredState !== undefined) {
    const { id: _, ...state } = restoredState
    return state
  }
  const listsAfter = lists.map((name) => {
    const takenAway = new Set(take?.[name])
    return [
      name,
      [...new Set([...before[name], ...(add?.[name] ?? [])])].filter(
        (label) => !takenAway.has(label),
      ),
    ] as const
  })
  return {
    ...before,
    ...Object.fromEntries(listsAfter),
    ...Object.fromEntries(Object.entries(set ?? {})),
  }
}

interface MediumEdit {
  readonly medium: MediaRecord
  readonly after: LibraryState
}

/**
 * Every agent labels what is their agency's own, lead agents approve it; media of camps are content
 * managers'.
 * @throws AppError auth.forbidden
 */
function requireEditor(agent: AgentPrincipal, { medium, after }: MediumEdit): void {
  const before = stateOf(medium)
  const may =
    [before, after].every((state) => mayEditMedium(agent, state)) &&
    (before.status === after.status || mayApproveMedia(agent))
  if (!may) throw new AppError('auth.forbidden')
}

const isChanged = ({ medium, after }: MediumEdit): boolean =>
  JSON.stringify(stateOf(medium)) !== JSON.stringify({ ...stateOf(medium), ...after })

export const handler = lambdaFor(editLibrary, makers)
