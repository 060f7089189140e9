import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { TitledCard } from '../../../../components/card/TitledCard'
import { Icon } from '../../../../components/icons/Icon'
import { Field } from '../../../../components/inputs/Field'
import { inRow, radius } from '../../../../components/looks/looks'
import { instantWords } from '../../../../trip/life/instant-words'
import { fieldLabels, shownValue, storedValue } from '../../model/client-edits'
import { statusWords } from '../../model/client-list-view'
import type { ClientEditing } from '../../state/use-client-edits'
import { StoppedMail } from './StoppedMail'

const fields = [
  { field: 'firstName', maxLength: 100 },
  { field: 'lastName', maxLength: 100 },
  { field: 'email', maxLength: 254, type: 'email' },
  { field: 'phone', maxLength: 50, type: 'tel' },
  { field: 'address', maxLength: 500, multiline: true },
] as const

/** Name and contact, edited in place. */
export function DetailsCard({ editing }: { readonly editing: ClientEditing }) {
  const { edits, set, undo } = editing
  return (
    <TitledCard
      title="Details"
      id="details"
      actions={
        <>
          <SaveWords editing={editing} />
          <IconButton
            size="small"
            aria-label="Undo"
            title="Undo"
            disabled={edits.steps.length === 0}
            onClick={undo}
          >
            <Icon name="undo-2" size={16} />
          </IconButton>
        </>
      }
    >
      <Conflicts editing={editing} />
      <StoppedMail client={edits.base} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.4, mt: 0.6 }}>
        {fields.map(({ field, maxLength, ...input }) => (
          <Box
            key={field}
            sx={
              field === 'firstName' || field === 'lastName'
                ? { minWidth: 0 }
                : { gridColumn: '1 / -1' }
            }
          >
            <Field
              label={fieldLabels[field]}
              value={shownValue(edits, field)}
              error={edits.refused[field]}
              autoComplete="off"
              size="small"
              {...('multiline' in input ? { multiline: true, maxRows: 5 } : {})}
              inputProps={{
                maxLength,
                dir: 'auto',
                ...('type' in input ? { inputMode: input.type } : {}),
              }}
              onChange={({ target }) => set(field, target.value)}
            />
          </Box>
        ))}
      </Box>
    </TitledCard>
  )
}

const words = {
  saved: { icon: 'cloud-check', color: 'ink.note' },
  saving: { icon: 'loader-circle', color: 'ink.note' },
  away: { icon: 'wifi-off', color: 'warning.main' },
  failed: { icon: 'triangle-alert', color: 'error.main' },
} as const

function SaveWords({ editing: { edits, saving } }: { readonly editing: ClientEditing }) {
  const isRefused = Object.keys(edits.refused).length > 0
  const tone = edits.conflicts.length > 0 || isRefused ? 'failed' : saving.tone
  const at = instantWords(new Date(edits.base.clientData.updatedDate), new Date())
  const text =
    edits.conflicts.length > 0
      ? 'Conflicting edits'
      : isRefused
        ? 'Not saved'
        : {
            saved: `Saved ${at}`,
            saving: 'Saving…',
            away: 'You’re offline. Kept in this tab',
            failed: `Not saved: ${'reason' in saving ? saving.reason : ''}`,
          }[saving.tone]
  const { icon, color } = words[tone]
  return (
    <Typography
      component="span"
      variant="caption"
      role="status"
      sx={{ ...inRow(0.6), color }}
      className="tabular"
    >
      <Icon name={icon} size={15} spinning={tone === 'saving'} />
      {text}
    </Typography>
  )
}

/** What a colleague and we have both changed, side by side. */
function Conflicts({ editing: { edits, resolve } }: { readonly editing: ClientEditing }) {
  return edits.conflicts.map((field) => {
    const shownText = (value: string | boolean) =>
      field === 'status' && Object.hasOwn(statusWords, String(value))
        ? statusWords[value as keyof typeof statusWords].label
        : typeof value === 'boolean'
          ? value
            ? 'Yes'
            : 'No'
          : value
    return (
      <Box
        key={field}
        role="alert"
        sx={{
          p: 1.4,
          mb: 1.2,
          borderRadius: radius.field,
          bgcolor: 'warning.ground',
          overflowWrap: 'anywhere',
        }}
      >
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          A colleague also changed {fieldLabels[field].toLowerCase()}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 0.8 }}>
          {(['ours', 'theirs'] as const).map((side) => (
            <div key={side}>
              <Typography variant="caption" component="p" sx={{ color: 'ink.second' }}>
                {side === 'ours' ? 'Yours' : 'Theirs'}
              </Typography>
              <Typography variant="body2" dir="auto" sx={{ minHeight: 20, mb: 0.6 }}>
                {shownText(
                  side === 'ours' ? shownValue(edits, field) : storedValue(edits.base, field),
                ) || 'Empty'}
              </Typography>
              <Button size="xsmall" variant="outlined" onClick={() => resolve(field, side)}>
                {side === 'ours' ? 'Keep mine' : 'Use theirs'}
              </Button>
            </div>
          ))}
        </Box>
      </Box>
    )
  })
}
