import type { Principal } from '#shared/access/principal'
import type { TravelerNeed } from '#shared/api/traveler-forms'
import type { ItineraryId } from '#shared/ids/ids'
import { ownValue } from '#shared/ids/own-value'
import { travelerParts } from '#shared/travelers/traveler-parts'
import {
  type FormDeps,
  formAudit,
  formMakers,
  nameIn,
  openForms,
  type PartyForm,
  valuesIn,
} from './party-forms'

/** What it reads them from. */
export const needMakers = formMakers

interface Looking {
  readonly principal: Principal
  readonly id: ItineraryId
  /** The paper that they are printed on; undefined for a look on screen. */
  readonly what?: string
}

/**
 * What camps need to know of each of a party, without passports, medication or insurance. Allergies
 * are of health: the look is audited, by what it was for.
 * @throws AppError record.not-found for who may not see the trip
 */
export async function readNeeds(
  { principal, id, what }: Looking,
  deps: FormDeps,
): Promise<TravelerNeed[]> {
  const all = await openForms(principal, id, deps)
  const details = { traveler: 'all', parts: 'food, room, allergies, mobility', for: what }
  await deps.audit.add(await formAudit(all, { action: 'viewed_traveler_form', details }, deps))
  return Promise.all(all.party.map((one) => readNeed(one, deps)))
}

async function readNeed(one: PartyForm, { forms }: Pick<FormDeps, 'forms'>): Promise<TravelerNeed> {
  const { stay = {}, health = {} } = await valuesIn(one, forms, ['stay', 'health'])
  const { diet = '', dietNotes = '', beds = '', roomNotes = '' } = stay
  const { allergies = '', mobility = '' } = health
  const { diet: diets, beds: kindsOfBeds } = travelerParts.stay.fields
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
}
