import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/icon-names'

interface IconActionProps extends Omit<IconButtonProps, 'children'> {
  readonly icon: IconName
  /** Accessible name: the button shows no words. */
  readonly label: string
  readonly iconSize?: number
}

/** A button with an icon instead of words. */
export const IconAction = ({ icon, label, iconSize = 16, ...button }: IconActionProps) => (
  <IconButton aria-label={label} {...button}>
    <Icon name={icon} size={iconSize} />
  </IconButton>
)
