import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { AgencyId } from '#shared/ids/ids'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { instantText } from '../../../lib/time/instants'
import {
  type MailDomain,
  useCheckMailDomain,
  useRemoveMailDomain,
  useSaveMailDomain,
} from '../api/mail-domain'
import { domainExplanation } from '../model/domain-words'
import { DnsRecordList } from './DnsRecordList'

interface MailDomainStatusProps {
  readonly agencyId: AgencyId
  readonly domain: MailDomain
  readonly onEdit: () => void
}

/** How the agency's domain stands, the records that its DNS needs, and what can be done. */
export function MailDomainStatus({ agencyId, domain, onEdit }: MailDomainStatusProps) {
  const { name, localPart, state, records, checkedAt } = domain
  const [isRemoving, setRemoving] = useState(false)
  const check = useCheckMailDomain(agencyId)
  const remove = useRemoveMailDomain(agencyId)
  const save = useSaveMailDomain(agencyId)
  const startOver = () =>
    save
      .mutateAsync({ name, localPart })
      .catch((error: unknown) =>
        showSnackbar(failureText(error, 'Not started.'), { tone: 'error' }),
      )
  return (
    <Box sx={{ display: 'grid', gap: 1.6 }}>
      <Box component="p" sx={looks.address}>
        {localPart}@{name}
      </Box>
      <Box component="p" sx={{ color: 'ink.second' }}>
        {domainExplanation(domain)}
      </Box>
      <DnsRecordList records={records} />
      <Box sx={looks.foot}>
        <Box component="span" sx={{ color: 'ink.second', mr: 'auto' }}>
          {checkedAt === undefined ? 'Not checked yet' : `Last checked ${instantText(checkedAt)}`}
        </Box>
        <Button variant="text" color="error" onClick={() => setRemoving(true)}>
          Remove domain
        </Button>
        <Button variant="text" onClick={onEdit}>
          Change address
        </Button>
        {state === 'failed' && (
          <AsyncButton variant="text" onClick={startOver}>
            Start over
          </AsyncButton>
        )}
        <AsyncButton onClick={() => check.mutateAsync().catch(() => undefined)}>
          Check now
        </AsyncButton>
      </Box>
      <ConfirmDialog
        open={isRemoving}
        title={`Remove ${name}?`}
        text="Emails to your clients go out from Tembea’s address again. You can delete the DNS records then."
        confirmLabel="Remove domain"
        destructive
        onConfirm={() =>
          remove
            .mutateAsync()
            .catch(() => undefined)
            .finally(() => setRemoving(false))
        }
        onCancel={() => setRemoving(false)}
      />
    </Box>
  )
}

const looks = {
  address: { fontWeight: 600, fontSize: 16, overflowWrap: 'anywhere' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
} as const
