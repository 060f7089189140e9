import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { useDialogEvents } from '../../lib/analytics/use-dialog-events'
import { Icon } from '../icons/Icon'
import { Kbd } from './Kbd'
import styles from './shortcut-help.module.css'
import { type Shortcut, useKnownShortcuts } from './shortcut-store'

/** The list of shortcuts that work on this page, opened with `?`. */
export function ShortcutHelp({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const id = useId()
  useDialogEvents(open, 'Keyboard shortcuts')
  const groups = byGroup(useKnownShortcuts())
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <div className={styles.head}>
        <DialogTitle id={id}>Keyboard shortcuts</DialogTitle>
        <IconButton aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
      {[...groups].map(([group, shortcuts]) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.name}>{group}</h3>
          <dl>
            {shortcuts.map(({ keys, label }) => (
              <div key={`${keys} ${label}`} className={styles.row}>
                <dt>{label}</dt>
                <dd>
                  {keysOf(keys).map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

function byGroup(shortcuts: readonly Shortcut[]): Map<string, Shortcut[]> {
  const groups = new Map<string, Shortcut[]>()
  for (const shortcut of shortcuts) groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut])
  return groups
}

const names: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': 'Space',
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
}

/** `Mod+k` is drawn as Ctrl and K, or ⌘ and K on a Mac. */
function keysOf(keys: string): string[] {
  const mod = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  return keys
    .split('+')
    .map((key) => (key === 'Mod' ? mod : (names[key] ?? (key.length === 1 ? key.toUpperCase() : key))))
}
