import Box from '@mui/material/Box'
import { type TripMailKind, tripMailKinds } from '#shared/api/agency-shapes'
import { TitledCard } from '../../../components/card/TitledCard'
import type { Agency } from '../api/agency'
import { SettingSwitch } from './SettingSwitch'

/** Which mails clients get by themselves. */
export function TripMailsCard({ agency }: { readonly agency: Agency }) {
  return (
    <TitledCard title="Emails to clients">
      <Box component="p" sx={{ color: 'ink.second', mb: 1 }}>
        Sent automatically, in your look.
      </Box>
      <Box sx={{ display: 'grid', gap: 0.8 }}>
        {tripMailKinds.map((kind) => (
          <SettingSwitch
            key={kind}
            agency={agency}
            label={labels[kind]}
            isOn={agency.tripMails?.[kind] ?? true}
            change={(isOn) => ({ tripMails: { [kind]: isOn } })}
            toasts={{
              on: 'Clients will get this email.',
              off: 'Clients will no longer get this email.',
            }}
          />
        ))}
      </Box>
    </TitledCard>
  )
}

const labels = {
  payment: 'Payment received (with receipt)',
  confirmation: 'Trip confirmed',
  cancellation: 'Trip cancelled (with statement)',
  refund: 'Refund sent',
} as const satisfies Record<TripMailKind, string>
