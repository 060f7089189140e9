import Box from '@mui/material/Box'
import { TitledCard } from '../../../components/card/TitledCard'
import type { Agency } from '../api/agency'
import { SettingSwitch } from './SettingSwitch'

/** Whether clients get files that no virus scan found clean. */
export function UnscannedFilesCard({ agency }: { readonly agency: Agency }) {
  return (
    <TitledCard title="Files without a virus scan">
      <Box component="p" sx={{ color: 'ink.second', mb: 1.4 }}>
        Files that couldn’t be scanned for viruses are marked “Not scanned for viruses” in your
        lists. Clients can open them unless you hide them.
      </Box>
      <SettingSwitch
        agency={agency}
        label="Hide unscanned files from clients"
        isOn={agency.holdsUnscannedFiles ?? false}
        change={(holdsUnscannedFiles) => ({ holdsUnscannedFiles })}
        toasts={{
          on: 'Unscanned files are hidden from clients.',
          off: 'Clients can open unscanned files.',
        }}
      />
    </TitledCard>
  )
}
