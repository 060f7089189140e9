import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { countOf } from '#shared/format/words'
import { historyQuery } from '../../../../trip/api/history-query'
import type { Conflict } from '../../../../trip/edits/editor-state'
import { fieldLabel, fieldText } from '../../../../trip/edits/field-words'
import type { Choices, Contested } from '../../../../trip/edits/merge-edits'
import { editCount } from '../../../../trip/edits/trip-edits'
import { lastVersions } from '../../../../trip/life/history-lines'
import { instantWords } from '../../../../trip/life/instant-words'
import { useTripPage } from '../../../../trip/page/trip-page'

/**
 * Their value and yours side by side, one choice per field. Edits that don't overlap are merged
 * already.
 */
export function ConflictChoices({ conflict }: { readonly conflict: Conflict }) {
  const id = useId()
  const { editor } = useTripPage()
  const { theirs, contested, kept } = conflict
  const [choices, setChoices] = useState<Choices>({})
  const others = editCount(kept)
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>Conflicting edits</DialogTitle>
      <DialogContentText id={`${id}-text`} sx={{ mt: 0.6 }}>
        <Author version={theirs.version} trip={theirs} /> edited this itinerary at the same time.
        Choose which version to keep; your edits are safe until you do.
        {others > 0 &&
          ` Your ${countOf(others, 'other change')} ${others === 1 ? 'has' : 'have'} been merged.`}
      </DialogContentText>
      <Box sx={looks.heads} aria-hidden="true">
        <span />
        <button
          type="button"
          onClick={() => setChoices(sideFor(contested, 'theirs'))}
          tabIndex={-1}
        >
          Theirs
        </button>
        <button type="button" onClick={() => setChoices(sideFor(contested, 'mine'))} tabIndex={-1}>
          Yours
        </button>
      </Box>
      {contested.map((field) => (
        <Field
          key={field.path}
          field={field}
          conflict={conflict}
          chosen={choices[field.path] ?? 'mine'}
          onChoose={(side) => setChoices({ ...choices, [field.path]: side })}
        />
      ))}
      <DialogActions>
        <Button
          variant="text"
          sx={{ mr: 'auto !important' }}
          onClick={() => editor.choose(sideFor(contested, 'theirs'))}
        >
          Keep all of theirs
        </Button>
        <Button autoFocus onClick={() => editor.choose(choices)}>
          Save choices
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const sideFor = (contested: readonly Contested[], side: Choices[string]): Choices =>
  Object.fromEntries(contested.map(({ path }) => [path, side]))

interface FieldProps {
  readonly field: Contested
  readonly conflict: Conflict
  readonly chosen: Choices[string]
  readonly onChoose: (side: Choices[string]) => void
}

function Field({ field: { path, mine, theirs }, conflict, chosen, onChoose }: FieldProps) {
  const { trip } = useTripPage()
  const label = fieldLabel(path, path in conflict.kept ? trip : conflict.theirs)
  const sides = [
    { side: 'theirs', word: 'Theirs', value: theirs, other: mine },
    { side: 'mine', word: 'Yours', value: mine, other: theirs },
  ] as const
  return (
    <Box component="fieldset" sx={looks.field}>
      <legend>{label}</legend>
      {sides.map(({ side, word, value, other }) => (
        <Box component="label" key={side} sx={[looks.side, chosen === side && looks.chosen]}>
          <input
            type="radio"
            name={path}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span className="visually-hidden">{word}: </span>
          <Box
            component="span"
            className="tabular"
            sx={{
              minWidth: 0,
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
              fontSize: 13.5,
              lineHeight: '18px',
            }}
          >
            {fieldText(path, value, { ...trip, other })}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Who saved the version, once the history has loaded. */
function Author({
  version,
  trip,
}: {
  readonly version: number
  readonly trip: Conflict['theirs']
}) {
  const history = useQuery(historyQuery(trip.id, { version, limit: lastVersions }))
  const entry = history.data?.find((one) => one.version === version)
  if (entry === undefined) return <>A colleague</>
  return (
    <>
      {entry.by.name} ({instantWords(new Date(entry.at), new Date())})
    </>
  )
}

const looks = {
  heads: {
    typography: 'caption',
    display: 'grid',
    gridTemplateColumns: '150px 1fr 1fr',
    alignItems: 'center',
    gap: 1,
    m: '16px 0 4px',
    color: 'ink.note',
    '& button': { pl: '12px' },
    '& button:hover': { color: 'forest.700', textDecoration: 'underline' },
    '@media (max-width: 560px)': { display: 'none' },
  },
  field: {
    display: 'grid',
    gridTemplateColumns: '150px 1fr 1fr',
    alignItems: 'center',
    gap: 1,
    p: '6px 0',
    '& + &': { borderTop: '1px dashed var(--mui-palette-ground-line)' },
    '& legend': { typography: 'h6', float: 'left', p: 0, overflowWrap: 'anywhere' },
    '@media (max-width: 560px)': {
      gridTemplateColumns: '1fr 1fr',
      '& legend': { gridColumn: '1 / -1' },
    },
  },
  side: {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minWidth: 0,
    minHeight: 42,
    p: '8px 12px',
    borderRadius: 1,
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-ground-line2)',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'forest.50' },
    '&:focus-within': { outline: '2px solid var(--mui-palette-forest-500)', outlineOffset: '2px' },
    '& input': { flex: 'none', m: 0, accentColor: 'var(--mui-palette-forest-600)' },
  },
  chosen: { bgcolor: 'forest.50', boxShadow: 'inset 0 0 0 2px var(--mui-palette-forest-600)' },
} as const
