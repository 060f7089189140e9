import { featureFlagSchema } from '#shared/access/principal'
import { isSuperadmin } from '#shared/access/roles'
import { type AgencyPatch, agenciesRoutes, superadminFields } from '#shared/api/agencies'
import { refuseField } from '#shared/errors/refuse-field'
import { mediaStore } from '../../data/files/media-store'
import type { AgencyRecord } from '../../data/people/agency-records'
import { lambdaFor } from '../../data/table/lambda-for'
import { theFiles } from '../../media/the-files'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyMakers, detailsOf } from '../agency-access'
import { requireFreeCode } from '../agency-code'
import { publishFiles } from '../agency-files'
import { changeAgency } from '../change-agency'

const makers = { ...agencyMakers, media: mediaStore, files: theFiles }

/** The flags once some are switched. */
const switchedFlags = (
  flags: AgencyRecord['featureFlags'],
  by: NonNullable<AgencyPatch['featureFlags']>,
) => featureFlagSchema.options.filter((flag) => by[flag] ?? flags.includes(flag))

/** Chosen anew but for the logos, which are files. */
const withTheme = (agency: AgencyRecord, theme: AgencyRecord['theme']): AgencyRecord => {
  const { logo, logoDark } = agency.theme
  return { ...agency, theme: { ...theme, logo, logoDark } }
}

export const patchAgency = useCase(
  agenciesRoutes.patchAgency,
  async ({ params: { id }, body, principal }, deps: Deps<typeof makers>) => {
    const refusedField = superadminFields.find((field) => body[field] !== undefined)
    if (refusedField !== undefined && !isSuperadmin(principal))
      refuseField(`body.${refusedField}`, 'Only a superadmin can change this')
    const { files = {}, trialEnds, theme, featureFlags, cancellation, tripMails, ...rest } = body
    const { sender, ...others } = rest
    const { retentionYears: years, ...fields } = others
    const agency = await changeAgency(id, {
      principal,
      deps,
      change: async (before) => {
        if (fields.agencyCode !== undefined)
          await requireFreeCode(fields.agencyCode, { ...deps, self: id })
        return {
          ...fields,
          ...(featureFlags && { featureFlags: switchedFlags(before.featureFlags, featureFlags) }),
          ...(tripMails && { tripMails: { ...before.tripMails, ...tripMails } }),
          ...(sender !== undefined && {
            sender: { name: sender.name || undefined, replyTo: sender.replyTo || undefined },
          }),
          ...(theme !== undefined && { theme: withTheme(before, theme).theme }),
          ...(years !== undefined &&
            years !== before.retention?.years && {
              retention:
                years === null ? undefined : { years, since: deps.clock.now().toISOString() },
            }),
          ...(cancellation !== undefined && { cancellation: cancellation ?? undefined }),
          ...(trialEnds !== undefined && { trialEnds: trialEnds ?? undefined }),
          ...(await publishFiles(
            files,
            theme === undefined ? before : withTheme(before, theme),
            deps,
          )),
        }
      },
    })
    return detailsOf(agency)
  },
)

export const handler = lambdaFor(patchAgency, makers)
