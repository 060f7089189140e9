import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgencyId } from '#shared/ids/ids'
import { TitledCard } from '../../../components/card/TitledCard'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { StatusChip } from '../../../components/state/StatusChip'
import { mailDomainQuery } from '../api/mail-domain'
import { domainStatuses } from '../model/domain-words'
import { MailDomainForm } from './MailDomainForm'
import { MailDomainStatus } from './MailDomainStatus'

/** The domain of the agency's own that emails to clients are from. */
export function MailDomainCard({ agencyId: id }: { readonly agencyId: AgencyId }) {
  const { data, isError, error, refetch } = useQuery(mailDomainQuery(id))
  const [isEditing, setEditing] = useState(false)
  if (isError)
    return (
      <ErrorState title="Your sending domain couldn’t be loaded" error={error} onRetry={refetch} />
    )
  const domain = data?.domain ?? undefined
  const chip = domain && <StatusChip status={domainStatuses[domain.state]} />
  return (
    <TitledCard title="Sending domain" note={chip}>
      {data === undefined ? (
        <Bone height={160} radius={8} />
      ) : domain === undefined || isEditing ? (
        <MailDomainForm agencyId={id} domain={domain} onEnd={() => setEditing(false)} />
      ) : (
        <MailDomainStatus agencyId={id} domain={domain} onEdit={() => setEditing(true)} />
      )}
    </TitledCard>
  )
}
