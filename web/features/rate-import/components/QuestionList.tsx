import Box from '@mui/material/Box'
import type { SheetQuestion } from '#shared/rate-sheets/asking'
import { inRow } from '../../../components/looks/looks'
import { CellLinks, type OnShow } from './CellLinks'
import { TypedAnswer } from './TypedAnswer'

interface QuestionListProps {
  readonly questions: readonly SheetQuestion[]
  readonly onAnswer: (id: string, answer: string) => void
  readonly onShow: OnShow
}

/** What a sheet leaves open, each with its cells and what can be answered. */
export function QuestionList({ questions, onAnswer, onShow }: QuestionListProps) {
  return questions.map(({ id, title, why, options, input, places, answer }, index) => (
    <Box component="fieldset" key={id} sx={look}>
      <legend className="visually-hidden">{title}</legend>
      <Box sx={{ ...inRow(1), alignItems: 'baseline', fontWeight: 600 }}>
        <span aria-hidden="true">{`(${index + 1}) ${title}`}</span>
        <Box component="small" sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
          {places.length === 0 ? 'Not in the sheet' : <CellLinks places={places} onShow={onShow} />}
        </Box>
      </Box>
      <Box component="p" sx={{ m: '2px 0 8px', color: 'ink.second', overflowWrap: 'anywhere' }}>
        {why}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.8 }}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={id}
              checked={answer === value}
              onChange={() => onAnswer(id, value)}
            />
            {label}
          </label>
        ))}
        {input !== undefined && (
          <TypedAnswer
            kind={input}
            label={`${title} Other answer`}
            value={options.some(({ value }) => value === answer) ? '' : (answer ?? '')}
            onAnswer={(text) => onAnswer(id, text)}
          />
        )}
      </Box>
    </Box>
  ))
}

const look = {
  border: 0,
  m: '0 0 8px',
  minWidth: 0,
  p: '10px 12px',
  borderRadius: '10px',
  bgcolor: 'warning.ground',
  fontSize: 13,
  '& label': {
    ...inRow(0.8),
    p: '5px 11px 5px 9px',
    borderRadius: '8px',
    bgcolor: 'background.paper',
    cursor: 'pointer',
    '&:has(:checked)': {
      boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)',
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
  },
  '& input[type=radio]': { m: 0, accentColor: 'var(--mui-palette-primary-main)' },
}
