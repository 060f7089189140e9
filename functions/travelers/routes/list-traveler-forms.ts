import { travelerFormRoutes } from '#shared/api/traveler-forms'
import { formsDeletedOn, formsDueOn, travelerWarnings } from '#shared/travelers/traveler-warnings'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import {
  type FormDeps,
  formMakers,
  journeyOf,
  nameIn,
  openForms,
  standingsOf,
  valuesIn,
} from '../party-forms'

/**
 * The forms of a trip's party and how far they are. Passports are opened for their warnings, and
 * only their end leaves.
 */
export const listTravelerForms = useCase(
  travelerFormRoutes.listTravelerForms,
  async ({ params, principal }, deps: FormDeps) => {
    const all = await openForms(principal, params.id, deps)
    const { stored, party, isOpen } = all
    const journey = journeyOf(all)
    const travelers = party.map(async (one) => {
      const values = await valuesIn(one, deps.forms)
      const { number = '', nationality = '', expires = '' } = values.passport ?? {}
      return {
        slot: one.slot,
        name: nameIn(one),
        kind: one.kind,
        age: one.age,
        group: one.group,
        parts: standingsOf(one.form, values),
        warnings: travelerWarnings(values, journey, { today: deps.clock.today(), slot: one }),
        passport: values.passport && { number: maskNumber(number), nationality, expires },
      }
    })
    return {
      tripName: stored.record.name,
      startDate: journey.startDate,
      endDate: journey.endDate,
      isOpen,
      dueDate: formsDueOn(journey),
      deletedOn: formsDeletedOn(journey),
      travelers: await Promise.all(travelers),
    }
  },
)

/** `••••••567`: enough to compare it with a passport in the hand. */
const maskNumber = (number: string): string => number.replace(/.(?=.{3})/g, '•')

export const handler = lambdaFor(listTravelerForms, formMakers)
