import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MailOpenings } from '#shared/api/mail-openings'
import type { AgencyId } from '#shared/ids/ids'
import { TitledCard } from '../../../components/card/TitledCard'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { mailOpeningsQuery } from '../../../trip/mails/openings-query'
import { OpeningsForm } from './OpeningsForm'

/** Words that agents can begin their emails to clients with. */
export function OpeningsCard({ agencyId: id }: { readonly agencyId: AgencyId }) {
  const queries = useQueryClient()
  const { data, isError, error, refetch } = useQuery(mailOpeningsQuery(id))
  if (isError)
    return <ErrorState title="The saved words couldn’t be loaded" error={error} onRetry={refetch} />
  const save = async (body: MailOpenings) => {
    const answer = await api('PATCH /api/Agencies/{id}/mail-openings', { params: { id }, body })
    queries.setQueryData(mailOpeningsQuery(id).queryKey, answer)
    showSnackbar('Saved words saved.')
  }
  return (
    <TitledCard title="Saved words">
      {data === undefined ? (
        <Bone height={160} radius={8} />
      ) : (
        <OpeningsForm key={data.version} openings={data} onSave={save} />
      )}
    </TitledCard>
  )
}
