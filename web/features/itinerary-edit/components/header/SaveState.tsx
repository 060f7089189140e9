import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { Icon } from '../../../../components/icons/Icon'
import type { IconName } from '../../../../components/icons/icon-names'
import { IconAction } from '../../../../components/inputs/IconAction'
import { inRow } from '../../../../components/looks/looks'
import { nextStep } from '../../../../trip/edits/editor-state'
import { discardWords, type SaveWords, saveWords } from '../../../../trip/edits/save-words'
import { instantWords } from '../../../../trip/life/instant-words'
import { useTripPage } from '../../../../trip/page/trip-page'

const icons = {
  saved: 'cloud-check',
  saving: 'loader-circle',
  away: 'wifi-off',
  failed: 'triangle-alert',
  conflict: 'triangle-alert',
} as const satisfies Record<SaveWords['tone'], IconName>

/** 'Saved 10:18', with undo and redo. If saving failed, says so and what to do. */
export function SaveState() {
  const { editor, state } = useTripPage()
  const { tone, text } = saveWords(state, instantWords(new Date(state.base.updatedAt), new Date()))
  const [isAsking, setAsking] = useState(false)
  const isTrouble = tone === 'failed' || tone === 'conflict' || tone === 'away'
  return (
    <Stack direction="row" sx={looks.tools}>
      <Box component="span" sx={[looks.saved, isTrouble && looks.trouble]} role="status">
        <Icon name={icons[tone]} size={16} spinning={tone === 'saving'} />
        <Box
          component="span"
          className="tabular"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          title={text}
        >
          {text}
        </Box>
      </Box>
      {tone === 'failed' && (
        <>
          <Button size="xsmall" variant="glass" onClick={editor.retry}>
            Try again
          </Button>
          <Button size="xsmall" variant="glass" onClick={() => setAsking(true)}>
            Discard
          </Button>
        </>
      )}
      <IconAction
        icon="undo-2"
        iconSize={17}
        label="Undo"
        color="inherit"
        disabled={nextStep(state, 'undo') === undefined}
        onClick={editor.undo}
      />
      <IconAction
        icon="redo-2"
        iconSize={17}
        label="Redo"
        color="inherit"
        disabled={nextStep(state, 'redo') === undefined}
        onClick={editor.redo}
      />
      <ConfirmDialog
        open={isAsking && tone === 'failed'}
        {...discardWords(state)}
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          editor.discard()
        }}
      />
    </Stack>
  )
}

const looks = {
  tools: {
    alignItems: 'center',
    gap: '4px',
    maxWidth: '100%',
    '& > button': { flex: 'none' },
    '& > button:disabled': { color: 'rgba(255, 255, 255, 0.45)' },
    '@media (max-width: 560px)': { flexWrap: 'wrap' },
  },
  trouble: {
    p: '6px 12px',
    borderRadius: '17px',
    bgcolor: 'warning.ground',
    color: 'warning.main',
    fontWeight: 600,
    '& > span': { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '@media (max-width: 560px)': { width: '100%', m: 0 },
  },
  saved: { typography: 'body2', ...inRow(0.7), minWidth: 0, mr: '8px', fontWeight: 500 },
} as const
