import type { AgentPrincipal } from '#shared/access/principal'
import { hitsOfAKind, infoRoutes, type SearchHit } from '#shared/api/info'
import type { Where } from '#shared/catalogue/filter-types'
import { likePattern, literalLike } from '#shared/catalogue/like-pattern'
import { clientListMakers } from '../../clients/client-list'
import { searchCamps } from '../../data/catalogue/camp-search'
import { hiddenFlags } from '../../data/catalogue/camp-visibility'
import type { CatalogueInMemory } from '../../data/catalogue/published-catalogue'
import { seenRegions } from '../../data/catalogue/seen-regions'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { ownWhere } from '../../data/lists/list-page'
import { lambdaFor } from '../../data/table/lambda-for'
import { tripListMakers } from '../../itineraries/view/trip-list'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { catalogue: theCatalogue, ...clientListMakers, ...tripListMakers }

/**
 * Searches by name: camps and regions, then the agent's clients (names that start with the text
 * first) and itineraries.
 */
export const searchInfo = useCase(
  infoRoutes.searchInfo,
  async ({ query, principal }, deps: Deps<typeof makers>) => {
    const text = query.term.trim()
    if (text === '') return { camps: [], regions: [], clients: [], itineraries: [] }
    const { agencyId } = principal
    const [published, clients, trips] = await Promise.all([
      deps.catalogue.now(deps.clock.now()),
      deps.clientList.now(agencyId),
      deps.tripList.now(agencyId),
    ])
    const page = (where: Where) => ({ where: ownWhere(where, principal), limit: hitsOfAKind })
    const begins = clients.page(page(holds(`${literalLike(text)}%`, ['name']))).lines
    const others = clients.page(page(holds(literalLike(text), ['name', 'email']))).lines
    const clientsById = new Map([...begins, ...others].map((client) => [client.id, client]))
    const tripLines = trips.page(page(holds(literalLike(text), searchedOfTrips))).lines
    return {
      ...placesNamed(published, { text, principal }),
      clients: [...clientsById.values()].slice(0, hitsOfAKind).map(
        ({ id, name, email }): SearchHit => ({
          id,
          label: name,
          note: email,
          path: `/clients/${id}`,
        }),
      ),
      itineraries: tripLines.map(({ id, name, clientName, startDate, state }): SearchHit => {
        const note = [clientName, startDate, state].filter((part) => part !== undefined).join(' · ')
        return { id, label: name, note, path: `/itinerary/edit/${id}` }
      }),
    }
  },
)

const searchedOfTrips = ['name', 'clientName', 'startDate', 'state', 'bookingReference']

/** Whether one of some fields is like a pattern, whatever its capitals. */
const holds = (pattern: string, fields: readonly string[]): Where => ({
  kind: 'or',
  of: fields.map((field) => ({
    kind: 'like',
    field,
    type: 'string',
    value: likePattern(pattern, true),
  })),
})

export const handler = lambdaFor(searchInfo, makers)

function placesNamed(
  { camps }: CatalogueInMemory,
  { text, principal }: { text: string; principal: AgentPrincipal },
) {
  const hiddenMask = hiddenFlags(principal)
  const value = likePattern(literalLike(text), true)
  const where = { kind: 'like', field: 'campName', type: 'string', value } as const
  const { places } = searchCamps(camps, {
    where,
    hidden: hiddenMask,
    order: [],
    limit: hitsOfAKind,
    skip: 0,
  })
  return {
    camps: places.map((place): SearchHit => {
      const { supplierCode, campName, regionName, country } = camps.campAt(place)
      const path = `/itinerary-builder?camp=${supplierCode}`
      return { id: supplierCode, label: campName, note: `${regionName}, ${country}`, path }
    }),
    regions: hits(seenRegions(camps, hiddenMask), text, ({ countryRegionCode, name, country }) => ({
      id: countryRegionCode,
      label: name,
      note: country,
      path: `/itinerary-builder?region=${countryRegionCode}`,
    })),
  }
}

/** The first rows whose label or note holds the text, whatever its capitals. */
function hits<Row>(
  rows: readonly Row[],
  text: string,
  hitOf: (row: Row) => SearchHit,
): SearchHit[] {
  const lowerText = text.toLowerCase()
  const holds = ({ label, note }: SearchHit) =>
    `${label}\n${note}`.toLowerCase().includes(lowerText)
  return rows.map(hitOf).filter(holds).slice(0, hitsOfAKind)
}
