import { travelerFormRoutes } from '#shared/api/traveler-forms'
import { travelerPartNames } from '#shared/travelers/traveler-parts'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import {
  type FormDeps,
  formAudit,
  formMakers,
  formOf,
  nameInTrip,
  openForms,
  valuesIn,
} from '../party-forms'

/**
 * A traveler's form, whole or one part of it. The look is in the audit trail before anything is
 * told.
 */
export const getTravelerForm = useCase(
  travelerFormRoutes.getTravelerForm,
  async ({ params, query, principal }, deps: FormDeps) => {
    const all = await openForms(principal, params.id, deps)
    const one = formOf(all, params.slot)
    const parts = query.part === undefined ? travelerPartNames : [query.part]
    const details = { traveler: nameInTrip(one), parts: query.part ?? 'all' }
    await deps.audit.add(await formAudit(all, { action: 'viewed_traveler_form', details }, deps))
    const values = await valuesIn(one, deps.forms, parts)
    const hasName = Object.keys(values.name ?? {}).length > 0
    const isSuggested = parts.includes('name') && !hasName && Object.keys(one.nameInForm).length > 0
    return { values, suggested: isSuggested ? { name: one.nameInForm } : {} }
  },
)

export const handler = lambdaFor(getTravelerForm, formMakers)
