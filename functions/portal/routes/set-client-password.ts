import { portalRoutes } from '#shared/api/portal'
import { AppError } from '#shared/errors/app-error'
import { requireStrongPassword } from '../../accounts/password-strength'
import { hashPassword } from '../../agents/password'
import { clientStore } from '../../data/clients/client-store'
import { agencyStore } from '../../data/people/agency-store'
import { auditWrite } from '../../data/people/audit-store'
import { portalAccounts } from '../../data/people/portal-accounts'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { log } from '../../runtime/log'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientDid } from '../client-audit'
import { presentClient } from '../present-client'

const makers = { accounts: portalAccounts, clients: clientStore, agencies: agencyStore }

/** A password is hashed only for a link that works: guesses cost us nothing. */
export const setClientPassword = useCase(
  portalRoutes.setClientPassword,
  async ({ body }, { accounts, clients, agencies, ...basics }: Deps<typeof makers>) => {
    const now = basics.clock.now()
    const link = await accounts.link(body.token, now)
    const isToChoose = link !== undefined && link.kind !== 'enter'
    const client = isToChoose ? await presentClient(clients, link) : undefined
    if (!isToChoose || client === undefined) throw new AppError('account.invalid-link')
    const agency = await agencies.agency(client.agencyId)
    const { firstName, lastName, email } = client
    const about = [firstName, lastName, email, ...(agency === undefined ? [] : [agency.name])]
    await requireStrongPassword(body.password, about)
    const passwordHash = await hashPassword(body.password)
    const entry = clientDid(
      client,
      { action: 'client_set_password', details: { by: link.kind } },
      basics,
    )
    await accounts.setPassword(link, { passwordHash, now, also: [auditWrite(entry)] })
    log.info('client.password-set', { clientId: link.clientId, kind: link.kind })
    return { id: link.clientId }
  },
)

export const handler = publicLambdaFor(setClientPassword, makers)
