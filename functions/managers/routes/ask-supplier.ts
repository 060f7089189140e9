import { rateSheetRoutes } from '#shared/api/rate-sheets'
import { refuseField } from '#shared/errors/refuse-field'
import { nestFields } from '#shared/managers/flat-fields'
import { sheetStore } from '../../data/managers/sheet-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { brandOf } from '../../mail/brand'
import { letter } from '../../mail/letter'
import { mailLimits } from '../../mail/mail-limits'
import { theMailer } from '../../mail/ses-mailer'
import { webAddress } from '../../runtime/configuration'
import { type Deps, useCase } from '../../runtime/use-case'
import type { CampContent } from '../content-kinds'
import { editorIn, managerMakers } from '../manage-content'

const makers = {
  ...managerMakers,
  sheets: sheetStore,
  limits: mailLimits,
  mailer: theMailer,
  webAddress,
}

/**
 * Mails a contact of the camp what its sheet leaves open. Noted first: the mail may go twice, but
 * never unknown to us.
 */
export const askSupplier = useCase(
  rateSheetRoutes.askSupplier,
  async (
    { params: { id }, body: { camp, to, questions }, principal },
    deps: Deps<typeof makers>,
  ) => {
    const [sheet, fields, agency, agent] = await Promise.all([
      deps.sheets.get(id),
      deps.content.reader.published({ kind: 'camp', code: camp }),
      deps.agencies.agency(principal.agencyId),
      deps.agencies.agent(principal.agencyId, principal.agentId),
    ])
    const { campName = camp, terms } = nestFields(fields ?? {}) as Partial<CampContent>
    const contact = terms?.contacts.find(({ email }) => email === to)
    if (contact === undefined || agency === undefined)
      refuseField('body.to', `is no contact of ${campName}`)
    const { by, now, audit } = await editorIn(principal, deps)
    const question = {
      id: deps.makeId('request'),
      camp,
      to,
      questions,
      at: now.toISOString(),
      by: by.name,
    }
    const savedSheet = await deps.limits.count({ kind: 'supplier', to, agency, now }, () =>
      deps.sheets.save(
        { ...sheet, version: sheet.version + 1, asked: [...sheet.asked, question] },
        audit('agent_asked_supplier', { camp, to, rates: sheet.name }),
      ),
    )
    const heading = `Your rates: ${sheet.name}`
    const parts = letter({
      heading,
      paragraphs: [
        `Dear ${contact.name},`,
        `We are reading your rates for ${campName} and would like to be sure of these before we sell by them.`,
        ...questions.split('\n').filter((line) => line.trim() !== ''),
      ],
      closing: ['Please answer this email.', by.name],
      brand: brandOf(agency, { id: camp, name: campName }, deps.webAddress),
    })
    const { agencyId } = principal
    await deps.mailer.send({ to, agencyId, subject: heading, replyTo: agent?.email, ...parts })
    return savedSheet
  },
)

export const handler = lambdaFor(askSupplier, makers)
