import type { PortalTrip } from '#shared/api/portal-shapes'
import type { AgencyId, ClientId } from '#shared/ids/ids'
import type { termsStore } from '../data/people/terms-store'

type Terms = Pick<ReturnType<typeof termsStore>, 'inForce' | 'acceptance'>

/**
 * The agency's terms in force with the client's acceptance of them; undefined where none were
 * published.
 */
export async function clientTerms(
  terms: Terms,
  { agencyId, clientId }: { readonly agencyId: AgencyId; readonly clientId: ClientId },
): Promise<PortalTrip['terms']> {
  const present = await terms.inForce(agencyId)
  if (present === undefined) return undefined
  const { version, text } = present
  const acceptance = await terms.acceptance(agencyId, version, clientId)
  return { version, text, accepted: acceptance && { name: acceptance.who.name, at: acceptance.at } }
}
