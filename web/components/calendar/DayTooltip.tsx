import Popper from '@mui/material/Popper'
import styles from './calendar.module.css'

/** The words of the day that the pointer or the focus is on. One for the whole grid. */
export function DayTooltip({ anchor, words }: { readonly anchor: HTMLElement | undefined; readonly words: string }) {
  return (
    <Popper
      open={anchor !== undefined && words !== ''}
      anchorEl={anchor ?? null}
      placement="top"
      style={{ zIndex: 1500 }}
    >
      <div role="tooltip" className={styles.tooltip}>
        {words}
      </div>
    </Popper>
  )
}
