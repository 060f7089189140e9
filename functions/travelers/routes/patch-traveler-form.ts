import { travelerFormRoutes } from '#shared/api/traveler-forms'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { ownValue } from '#shared/ids/own-value'
import { futureProblem, travelerPart, valueProblem } from '#shared/travelers/traveler-parts'
import { formsDeletedOn, travelerWarnings } from '#shared/travelers/traveler-warnings'
import { auditWrite } from '../../data/people/audit-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { goesOn } from '../../data/travelers/traveler-form-store'
import { useCase } from '../../runtime/use-case'
import {
  type FormDeps,
  formAudit,
  formMakers,
  formOf,
  journeyOf,
  nameInTrip,
  openForms,
  standingOf,
} from '../party-forms'

/**
 * Stores what was typed into a part. It may be sent again: the fields it names get the same values.
 */
export const patchTravelerForm = useCase(
  travelerFormRoutes.patchTravelerForm,
  async ({ params, body: { part, fields }, principal }, deps: FormDeps) => {
    const all = await openForms(principal, params.id, deps)
    const { trip, isOpen } = all
    const one = formOf(all, params.slot)
    if (!isOpen) throw new AppError('traveler.closed')
    for (const [name, value] of Object.entries(fields)) {
      const field = ownValue(travelerPart(part).fields, name)
      if (field === undefined) refuseField(`body.fields.${name}`, 'is not a field of this part')
      const problem =
        valueProblem(field, value ?? '') ?? futureProblem(field, value ?? '', deps.clock.today())
      if (problem !== undefined) refuseField(`body.fields.${name}`, problem)
    }
    const journey = journeyOf(all)
    const entry = await formAudit(
      all,
      { action: 'changed_traveler_form', details: { traveler: nameInTrip(one), parts: part } },
      deps,
    )
    const at = deps.clock.now()
    const { form, values } = await deps.forms.change(
      { ...trip, slot: one.slot },
      { part, fields, by: entry.by, at, deletedOn: formsDeletedOn(journey) },
      (before) => (goesOn(before?.changes[part], entry.by, at) ? [] : [auditWrite(entry)]),
    )
    return {
      values,
      standing: standingOf(part, form, { [part]: values }),
      warnings: travelerWarnings({ [part]: values }, journey, {
        today: deps.clock.today(),
        slot: one,
      }),
    }
  },
)

export const handler = lambdaFor(patchTravelerForm, formMakers)
