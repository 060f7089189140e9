import { type ReactNode, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import type { IconName } from '../../../../components/icons/icon-names'
import { LazyPopover } from '../../../../components/overlay/LazyPopover'
import styles from './filter-bar.module.css'

interface FilterButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly value: ReactNode
  /** What opens below it; it may close itself. */
  readonly children: (close: () => void) => ReactNode
  /** Controlled from outside, where something else opens it too. */
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
}

/** One of the three large filters: its name, what is chosen, and a popover that changes it. */
export function FilterButton({ icon, label, value, children, open, onOpenChange }: FilterButtonProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [isOpenHere, setOpenHere] = useState(false)
  const isOpen = (open ?? isOpenHere) && button !== null
  const become = onOpenChange ?? setOpenHere
  return (
    <>
      <button
        ref={setButton}
        type="button"
        className={styles.filter}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => become(true)}
      >
        <Icon name={icon} size={20} />
        <span className={styles.words}>
          <small>{label}</small>
          <b>{value}</b>
        </span>
      </button>
      <LazyPopover
        open={isOpen}
        anchorEl={button}
        onClose={() => become(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: styles.popover ?? '' } }}
      >
        {children(() => become(false))}
      </LazyPopover>
    </>
  )
}
