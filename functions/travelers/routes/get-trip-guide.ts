import { travelerFormRoutes } from '#shared/api/traveler-forms'
import { lambdaFor } from '../../data/table/lambda-for'
import { travelNotesStore } from '../../data/travelers/travel-notes-store'
import { type Deps, useCase } from '../../runtime/use-case'
import { formMakers, journeyOf, openForms, valuesIn } from '../party-forms'

const makers = { ...formMakers, notes: travelNotesStore }

/**
 * What the agency wrote about the countries of this trip, whom to call, and which passports the
 * party told of.
 */
export const getTripGuide = useCase(
  travelerFormRoutes.getTripGuide,
  async ({ params, principal }, deps: Deps<typeof makers>) => {
    const all = await openForms(principal, params.id, deps)
    const { trip, stored, party } = all
    const { countries } = journeyOf(all)
    const { agentId } = stored.record
    const [notes, agent, passports] = await Promise.all([
      deps.notes.ofAgency(trip.agencyId),
      deps.agencies.agent(trip.agencyId, agentId),
      Promise.all(party.map((one) => valuesIn(one, deps.forms, ['passport']))),
    ])
    const { fullName: name, email } = stored.people.user.agent
    return {
      emergencyPhone: notes.emergencyPhone,
      packing: notes.packing,
      countries: notes.countries.filter(({ country }) => countries.includes(country)),
      agent: { name, email, phone: agent?.phone ?? '' },
      nationalities: [...new Set(passports.flatMap(({ passport }) => passport?.nationality ?? []))],
    }
  },
)

export const handler = lambdaFor(getTripGuide, makers)
