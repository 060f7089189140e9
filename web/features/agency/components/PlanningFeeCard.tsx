import Box from '@mui/material/Box'
import { maxPlanningFee } from '#shared/api/agency-shapes'
import { TitledCard } from '../../../components/card/TitledCard'
import { type Agency, useChangeAgency } from '../api/agency'
import { AmountSetting } from './AmountSetting'
import { SettingSwitch } from './SettingSwitch'

/** What agents may ask for before they plan a trip, and whether it goes back. */
export function PlanningFeeCard({ agency }: { readonly agency: Agency }) {
  const { changeAsync } = useChangeAgency(agency.id)
  return (
    <TitledCard title="Planning fee">
      <Box component="p" sx={{ color: 'ink.second', mb: 1.4 }}>
        Your agents may request it before they plan a trip. It counts toward the deposit. When the
        trip is cancelled you keep it, unless you choose to return it.
      </Box>
      <AmountSetting
        label="Planning fee"
        currency={agency.currency}
        stored={agency.planningFee ?? 0}
        most={maxPlanningFee}
        hint="Leave empty to request none"
        onSave={(planningFee) =>
          changeAsync({
            change: { planningFee },
            said: planningFee === 0 ? 'Planning fee removed.' : 'Planning fee saved.',
          }).catch(() => undefined)
        }
      />
      <SettingSwitch
        agency={agency}
        sx={{ mt: 1.4 }}
        label="Return planning fees when trips are cancelled"
        isOn={agency.returnsPlanningFees ?? false}
        change={(returnsPlanningFees) => ({ returnsPlanningFees })}
        toasts={{
          on: 'Planning fees requested from now on are returned when a trip is cancelled.',
          off: 'Planning fees requested from now on are kept when a trip is cancelled.',
        }}
      />
    </TitledCard>
  )
}
