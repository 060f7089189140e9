import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { type Agency, type AgencyChange, useChangeAgency } from '../api/agency'

interface SettingSwitchProps extends Pick<FormControlLabelProps, 'sx'> {
  readonly agency: Agency
  readonly label: string
  readonly isOn: boolean
  /** The change that switches the setting on or off. */
  readonly change: (isOn: boolean) => AgencyChange
  /** The toasts, which offer to undo it. */
  readonly toasts: { readonly on: string; readonly off: string }
}

/** A setting of the agency that is saved as soon as it is switched. */
export function SettingSwitch({ agency, label, isOn, change, toasts, sx }: SettingSwitchProps) {
  const agencyChange = useChangeAgency(agency.id)
  return (
    <FormControlLabel
      sx={sx}
      label={label}
      control={
        <Switch
          checked={isOn}
          onChange={({ target: { checked } }) =>
            agencyChange.change({
              change: change(checked),
              said: checked ? toasts.on : toasts.off,
              undo: change(!checked),
            })
          }
        />
      }
    />
  )
}
