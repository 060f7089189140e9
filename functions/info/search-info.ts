import type { AgentPrincipal } from '#shared/access/principal'
import { hitsOfAKind, infoRoutes, type SearchHit } from '#shared/api/info'
import { likePattern } from '#shared/catalogue/like-pattern'
import { searchCamps } from '../data/camp-search'
import { hiddenFlags } from '../data/camp-visibility'
import { type ClientStore, clientStore } from '../data/client-store'
import { type ItineraryStore, itineraryStore } from '../data/itinerary-store'
import { lambdaFor } from '../data/lambda-for'
import type { CatalogueInMemory, PublishedCatalogue } from '../data/published-catalogue'
import { seenRegions } from '../data/seen-regions'
import { theCatalogue } from '../data/the-catalogue'
import { listedAgent } from '../runtime/own'
import { type Basics, useCase } from '../runtime/use-case'

export interface SearchDeps extends Basics {
  readonly catalogue: PublishedCatalogue
  readonly clients: Pick<ClientStore, 'list'>
  readonly itineraries: Pick<ItineraryStore, 'list'>
}

/** How many clients (by name) and itineraries (the last changed) are looked through: one page of each list. */
const lookedThrough = 100

/** What a name may mean: camps and regions from memory, and a page of the agent's own clients and itineraries. */
export const searchInfo = useCase(infoRoutes.searchInfo, async ({ query, principal }, deps: SearchDeps) => {
  const text = query.q.trim()
  if (text === '') return { camps: [], regions: [], clients: [], itineraries: [] }
  const list = { agencyId: principal.agencyId, agentId: listedAgent(principal), limit: lookedThrough }
  const [published, clients, itineraries] = await Promise.all([
    deps.catalogue.now(deps.clock.now()),
    deps.clients.list(list),
    deps.itineraries.list(list),
  ])
  return {
    ...placesNamed(published, { text, principal }),
    clients: hits(clients.rows, text, ({ listed }) => ({
      id: listed.id,
      label: listed.name,
      note: listed.email,
      path: `/clients/${listed.id}`,
    })),
    itineraries: hits(itineraries.rows, text, ({ listed }) => ({
      id: listed.id,
      label: listed.name,
      note: [listed.clientName, listed.startDate, listed.state].filter((part) => part !== undefined).join(' · '),
      path: `/itinerary/edit/${listed.id}`,
    })),
  }
})

export const handler = lambdaFor(searchInfo, (table) => ({
  catalogue: theCatalogue(),
  clients: clientStore(table),
  itineraries: itineraryStore(table),
}))

interface Named {
  readonly text: string
  readonly principal: AgentPrincipal
}

function placesNamed({ camps }: CatalogueInMemory, { text, principal }: Named) {
  const hidden = hiddenFlags(principal)
  const value = likePattern(text.replaceAll('%', '\\%'), true)
  const where = { kind: 'like', field: 'campName', type: 'string', value } as const
  const { places } = searchCamps(camps, { where, hidden, order: [], limit: hitsOfAKind, skip: 0 })
  return {
    camps: places.map((place): SearchHit => {
      const { supplierCode, campName, regionName, country } = camps.campAt(place)
      const path = `/itinerary-builder?camp=${supplierCode}`
      return { id: supplierCode, label: campName, note: `${regionName}, ${country}`, path }
    }),
    regions: hits(seenRegions(camps, hidden), text, ({ countryRegionCode, name, country }) => ({
      id: countryRegionCode,
      label: name,
      note: country,
      path: `/itinerary-builder?region=${countryRegionCode}`,
    })),
  }
}

/** The first rows whose label or note holds the text, whatever its capitals. */
function hits<Row>(rows: readonly Row[], text: string, hitOf: (row: Row) => SearchHit): SearchHit[] {
  const wanted = text.toLowerCase()
  const holds = ({ label, note }: SearchHit) => `${label}\n${note}`.toLowerCase().includes(wanted)
  return rows.map(hitOf).filter(holds).slice(0, hitsOfAKind)
}
