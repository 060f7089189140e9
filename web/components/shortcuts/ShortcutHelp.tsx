import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { IconAction } from '../inputs/IconAction'
import { inRow } from '../looks/looks'
import { Kbd } from './Kbd'
import { type Shortcut, useKnownShortcuts } from './shortcut-store'

/** The list of shortcuts that work on this page, opened with `?`. */
export function ShortcutHelp({
  open,
  onClose,
}: {
  readonly open: boolean
  readonly onClose: () => void
}) {
  const id = useId()
  const groups = byGroup(useKnownShortcuts())
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          m: '-4px -8px 6px 0',
        }}
      >
        <DialogTitle id={id}>Keyboard shortcuts</DialogTitle>
        <IconAction icon="x" iconSize={18} label="Close" onClick={onClose} />
      </Box>
      {[...groups].map(([group, shortcuts]) => (
        <Box component="section" key={group} sx={{ '& + section': { mt: '16px' } }}>
          <Typography variant="label" component="h3" sx={{ py: '6px', color: 'ink.note' }}>
            {group}
          </Typography>
          <dl>
            {shortcuts.map(({ keys, label }) => (
              <Box key={`${keys} ${label}`} sx={row}>
                <dt>{label}</dt>
                <Box component="dd" sx={{ display: 'flex', gap: '5px' }}>
                  {keysOf(keys).map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </Box>
              </Box>
            ))}
          </dl>
        </Box>
      ))}
    </Dialog>
  )
}

const row = {
  ...inRow(2),
  justifyContent: 'space-between',
  minHeight: 36,
  borderTop: 1,
  borderColor: 'divider',
}

function byGroup(shortcuts: readonly Shortcut[]): Map<string, Shortcut[]> {
  const groups = new Map<string, Shortcut[]>()
  for (const shortcut of shortcuts)
    groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut])
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
    .map((key) =>
      key === 'Mod' ? mod : (names[key] ?? (key.length === 1 ? key.toUpperCase() : key)),
    )
}
