import { clientMailRoutes } from '#shared/api/mails'
import { clientStore } from '../../data/clients/client-store'
import { sentMailStore } from '../../data/mail/sent-mails'
import { lambdaFor } from '../../data/table/lambda-for'
import { sentMailView } from '../../mail/mail-view'
import { requireOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { clients: clientStore, mails: sentMailStore }

/** Mails to a client about their trips. */
export const listClientMails = useCase(
  clientMailRoutes.listClientMails,
  async ({ params: { id }, principal }, { clients, mails }: Deps<typeof makers>) => {
    const client = requireOwn(principal, await clients.get(principal.agencyId, id))
    return (await mails.ofClient(principal.agencyId, client.id)).map(sentMailView)
  },
)

export const handler = lambdaFor(listClientMails, makers)
