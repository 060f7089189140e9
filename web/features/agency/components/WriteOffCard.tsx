import Box from '@mui/material/Box'
import { maxWriteOff } from '#shared/api/agency-shapes'
import { TitledCard } from '../../../components/card/TitledCard'
import { type Agency, useChangeAgency } from '../api/agency'
import { AmountSetting } from './AmountSetting'

/** Up to what agents may write off what is missing of a payment. */
export function WriteOffCard({ agency }: { readonly agency: Agency }) {
  const { changeAsync } = useChangeAgency(agency.id)
  return (
    <TitledCard title="Small differences">
      <Box component="p" sx={{ color: 'ink.second', mb: 1.4 }}>
        Banks keep a little of some wires. Up to this amount your agents may write off what is
        missing when they mark a payment as paid. It stays on the trip and its invoice as written
        off.
      </Box>
      <AmountSetting
        label="Write-off limit"
        currency={agency.currency}
        stored={agency.writeOffLimit ?? 0}
        most={maxWriteOff}
        hint="Leave empty to write off nothing"
        onSave={(writeOffLimit) =>
          changeAsync({
            change: { writeOffLimit },
            said: writeOffLimit === 0 ? 'Write-off limit removed.' : 'Write-off limit saved.',
          }).catch(() => undefined)
        }
      />
    </TitledCard>
  )
}
