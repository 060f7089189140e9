import { isSuperadmin } from '#shared/access/roles'
import { agenciesRoutes, superadminFields } from '#shared/api/agencies'
import { refuseField } from '#shared/errors/refuse-field'
import { mediaStore } from '../../data/files/media-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { theFiles } from '../../media/the-files'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyMakers, detailsOf } from '../agency-access'
import { requireFreeCode } from '../agency-code'
import { publishFiles } from '../agency-files'
import { changeAgency } from '../change-agency'

const makers = { ...agencyMakers, media: mediaStore, files: theFiles }

export const patchAgency = useCase(
  agenciesRoutes.patchAgency,
  async ({ params: { id }, body, principal }, deps: Deps<typeof makers>) => {
    const refused = superadminFields.find((field) => body[field] !== undefined)
    if (refused !== undefined && !isSuperadmin(principal))
      refuseField(`body.${refused}`, 'Only a superadmin can change this')
    const { files = {}, trialEnds, ...fields } = body
    const agency = await changeAgency(id, {
      ...{ principal, deps },
      change: async (before) => {
        if (fields.agencyCode !== undefined) await requireFreeCode(fields.agencyCode, { ...deps, self: id })
        return {
          ...fields,
          ...(trialEnds !== undefined && { trialEnds: trialEnds ?? undefined }),
          ...(await publishFiles(files, before, deps)),
        }
      },
    })
    return detailsOf(agency)
  },
)

export const handler = lambdaFor(patchAgency, makers)
