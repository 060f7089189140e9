import type { AgentPrincipal } from '#shared/access/principal'
import { hitsOfAKind, infoRoutes, type SearchHit } from '#shared/api/info'
import { likePattern } from '#shared/catalogue/like-pattern'
import { searchCamps } from '../../data/catalogue/camp-search'
import { hiddenFlags } from '../../data/catalogue/camp-visibility'
import type { CatalogueInMemory, PublishedCatalogue } from '../../data/catalogue/published-catalogue'
import { seenRegions } from '../../data/catalogue/seen-regions'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { type ClientReads, clientReads } from '../../data/clients/client-reads'
import { type ItineraryLists, itineraryLists } from '../../data/itineraries/itinerary-lists'
import { lambdaFor } from '../../data/table/lambda-for'
import { listedAgent } from '../../runtime/own'
import { type Basics, useCase } from '../../runtime/use-case'

export interface SearchDeps extends Basics {
  readonly catalogue: PublishedCatalogue
  readonly clients: Pick<ClientReads, 'list'>
  readonly itineraries: Pick<ItineraryLists, 'list'>
}

/** How many of the agent's clients (the first by name) and itineraries (the last changed) are looked through. */
const lookedThrough = { clients: 100, itineraries: 50 } as const

/**
 * What a name may mean: camps and regions from memory; clients whose name begins with it, and any that hold it among the
 * first hundred; itineraries among the last changed.
 */
export const searchInfo = useCase(infoRoutes.searchInfo, async ({ query, principal }, deps: SearchDeps) => {
  const text = query.q.trim()
  if (text === '') return { camps: [], regions: [], clients: [], itineraries: [] }
  const own = { agencyId: principal.agencyId, agentId: listedAgent(principal) }
  const [published, named, clients, itineraries] = await Promise.all([
    deps.catalogue.now(deps.clock.now()),
    deps.clients.list({ ...own, limit: hitsOfAKind, named: text }),
    deps.clients.list({ ...own, limit: lookedThrough.clients }),
    deps.itineraries.list({ ...own, limit: lookedThrough.itineraries }),
  ])
  const byId = new Map([...named.rows, ...clients.rows].map(({ listed }) => [listed.id, listed]))
  return {
    ...placesNamed(published, { text, principal }),
    clients: hits([...byId.values()], text, ({ id, name, email }) => ({
      id,
      label: name,
      note: email,
      path: `/clients/${id}`,
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
  clients: clientReads(table),
  itineraries: itineraryLists(table),
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
