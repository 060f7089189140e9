import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import {
  type AutomaticMail,
  automaticMails,
  type TripMailKind,
  tripMailKinds,
} from '#shared/api/agency-shapes'
import { TitledCard } from '../../../components/card/TitledCard'
import { inRow } from '../../../components/looks/looks'
import type { Agency } from '../api/agency'
import { SettingSwitch } from './SettingSwitch'
import { TripMailDialog } from './TripMailDialog'

/** Which mails clients get by themselves, and what they look like. */
export function TripMailsCard({ agency }: { readonly agency: Agency }) {
  const [preview, setPreview] = useState<AutomaticMail>()
  return (
    <TitledCard title="Emails to clients">
      <Box component="p" sx={{ color: 'ink.second', mb: 1 }}>
        Sent automatically, in your look.
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 0.8 }}>
        {automaticMails.map((kind) => (
          <Box component="li" key={kind} sx={{ ...inRow(1), justifyContent: 'space-between' }}>
            {isSwitched(kind) ? (
              <SettingSwitch
                agency={agency}
                label={labels[kind]}
                isOn={agency.tripMails?.[kind] ?? true}
                change={(isOn) => ({ tripMails: { [kind]: isOn } })}
                toasts={{
                  on: 'Clients will get this email.',
                  off: 'Clients will no longer get this email.',
                }}
              />
            ) : (
              <span>{labels[kind]}</span>
            )}
            <Button
              variant="text"
              size="small"
              aria-label={`Preview: ${labels[kind]}`}
              onClick={() => setPreview(kind)}
            >
              Preview
            </Button>
          </Box>
        ))}
      </Box>
      {preview !== undefined && (
        <TripMailDialog
          kind={preview}
          title={labels[preview]}
          agencyId={agency.id}
          onClose={() => setPreview(undefined)}
        />
      )}
    </TitledCard>
  )
}

const isSwitched = (kind: AutomaticMail): kind is TripMailKind =>
  tripMailKinds.some((one) => one === kind)

const labels = {
  payment: 'Payment received (with receipt)',
  confirmation: 'Trip confirmed',
  cancellation: 'Trip cancelled (with statement)',
  refund: 'Refund sent',
  reminder: 'Payment due soon',
  overdue: 'Payment overdue',
} as const satisfies Record<AutomaticMail, string>
