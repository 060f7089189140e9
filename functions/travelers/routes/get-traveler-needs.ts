import { travelerFormRoutes } from '#shared/api/traveler-forms'
import { ownValue } from '#shared/ids/own-value'
import { travelerParts } from '#shared/travelers/traveler-parts'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type FormDeps, formAudit, formMakers, nameIn, openForms, valuesIn } from '../party-forms'

/**
 * What camps need to know of the party, without passports, medication or insurance. Allergies are
 * of health: the look is audited.
 */
export const getTravelerNeeds = useCase(
  travelerFormRoutes.getTravelerNeeds,
  async ({ params, principal }, deps: FormDeps) => {
    const all = await openForms(principal, params.id, deps)
    const details = { traveler: 'all', parts: 'food, room, allergies, mobility' }
    await deps.audit.add(await formAudit(all, { action: 'viewed_traveler_form', details }, deps))
    const { diet: diets, beds: kindsOfBeds } = travelerParts.stay.fields
    const rows = all.party.map(async (one) => {
      const { stay = {}, health = {} } = await valuesIn(one, deps.forms, ['stay', 'health'])
      const { diet = '', dietNotes = '', beds = '', roomNotes = '' } = stay
      const { allergies = '', mobility = '' } = health
      return {
        name: nameIn(one),
        kind: one.kind,
        age: one.age,
        group: one.group,
        dietNotes,
        allergies,
        mobility,
        roomNotes,
        diet: ownValue<string>(diets.options, diet) ?? '',
        beds: ownValue<string>(kindsOfBeds.options, beds) ?? '',
      }
    })
    return Promise.all(rows)
  },
)

export const handler = lambdaFor(getTravelerNeeds, formMakers)
