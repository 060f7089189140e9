import { managerRoutes } from '#shared/api/managers'
import { contentKinds } from '#shared/managers/content-kind'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { draftStore } from '../../data/managers/draft-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { rowsOf } from '../content-rows'

const makers = { catalogue: theCatalogue, drafts: draftStore }
const pageSize = 50

/** The published entries, from memory, under what is being changed of them. */
export const listContent = useCase(
  managerRoutes.listContent,
  async (
    { params, query: { term = '', country, state = 'all', skip } },
    deps: Deps<typeof makers>,
  ) => {
    const kind = contentKinds[params.kind]
    const [published, drafts] = await Promise.all([
      deps.catalogue.now(deps.clock.now()),
      deps.drafts.all(),
    ])
    const lowerTerm = term.trim().toLowerCase()
    const rows = rowsOf(published, kind, drafts).filter(
      ({ code, name, place, countryCode }) =>
        (country === undefined || countryCode === country) &&
        `${name} ${code} ${place}`.toLowerCase().includes(lowerTerm),
    )
    const states = {
      all: rows,
      drafts: rows.filter(({ draft }) => draft !== null),
      review: rows.filter(({ draft }) => draft?.review?.state === 'asked'),
      disabled: rows.filter(({ isDisabled }) => isDisabled),
    }
    return {
      rows: states[state].slice(skip, skip + pageSize),
      total: states[state].length,
      counts: {
        all: rows.length,
        drafts: states.drafts.length,
        review: states.review.length,
        disabled: states.disabled.length,
      },
    }
  },
)

export const handler = lambdaFor(listContent, makers)
