import Box from '@mui/material/Box'
import { countOf } from '#shared/format/words'
import type { SheetReading } from '#shared/rate-sheets/read-sheet'
import { hueOfStay } from '../../../components/calendar/calendar-day'
import { TitledCard } from '../../../components/card/TitledCard'
import hues from '../../../components/hue/hue.module.css'
import { Choice } from '../../../components/inputs/Choice'
import { ellipsis, inRow } from '../../../components/looks/looks'
import type { Camp } from '../api/rate-sheets'
import { type Chosen, type MatchedRoom, roomsOf } from '../model/matched-rates'
import { figuresText } from '../model/range-words'

interface UnderstoodCardProps {
  readonly reading: SheetReading
  readonly camps: readonly {
    readonly name: string
    readonly rows: readonly { code: string; name: string }[]
    readonly code: string | undefined
  }[]
  readonly matched: readonly MatchedRoom[]
  readonly campOf: (name: string) => Camp | undefined
  readonly onAnswer: (id: string, answer: string) => void
  readonly onChoose: (kind: keyof Chosen, name: string, value: string) => void
}

/**
 * What was understood of a sheet: questions first, then its rooms as ours, then each line with its
 * cells.
 */
export function UnderstoodCard({
  reading,
  camps,
  matched,
  campOf,
  onAnswer,
  onChoose,
}: UnderstoodCardProps) {
  const { questions, understood } = reading
  const open = questions.filter(({ answer }) => answer === undefined).length
  return (
    <TitledCard
      title="What we understood"
      note={
        <Box
          component="span"
          sx={{ color: 'ink.second', fontSize: 13 }}
        >{`${countOf(understood.length, 'line')}${open > 0 ? `, ${countOf(open, 'question')}` : ''}`}</Box>
      }
    >
      {understood.length === 0 && (
        <Box component="p" role="alert" sx={{ color: 'ink.second' }}>
          We found no seasons in this sheet. It needs dates, such as “10 Jan – 31 Mar”, above or
          beside its rates.
        </Box>
      )}
      {questions.map(({ id, title, why, options, sure, answer }, index) => (
        <Box component="fieldset" key={id} sx={asked}>
          <legend className="visually-hidden">{title}</legend>
          <Box sx={{ ...inRow(1), alignItems: 'baseline', fontWeight: 600 }}>
            <span aria-hidden="true">{`(${index + 1}) ${title}`}</span>
            <Box component="small" sx={{ ml: 'auto', color: 'warning.main', whiteSpace: 'nowrap' }}>
              {sure === undefined ? 'Not in the sheet' : `${sure}% sure`}
            </Box>
          </Box>
          <Box component="p" sx={{ m: '2px 0 8px', color: 'ink.second' }}>
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
          </Box>
        </Box>
      ))}
      {camps.map(({ name, rows, code }, index) => {
        const camp = campOf(name)
        return (
          <Box key={name} className={hues[`hue${hueOfStay(index)}`]} sx={matchLook}>
            <b>{name || 'Camp of this sheet'}</b>
            <Choice
              look="small"
              aria-label={`Camp for ${name || 'this sheet'}`}
              value={code ?? ''}
              onChange={({ target }) => onChoose('camps', name, target.value)}
            >
              <option value="">{rows.length === 0 ? 'No such camp' : 'Choose a camp'}</option>
              {rows.map((row) => (
                <option key={row.code} value={row.code}>
                  {row.name}
                </option>
              ))}
            </Choice>
            {matched
              .filter(({ read }) => read.camp === name)
              .map(({ read, key, optionKey, before, after }) => (
                <Box key={key} sx={{ display: 'contents' }}>
                  <span>
                    {read.room}
                    <small className="tabular">
                      {optionKey
                        ? before === after
                          ? `${after}, unchanged`
                          : `${before || 'no rates'} → ${after}`
                        : after}
                    </small>
                  </span>
                  <Choice
                    look="small"
                    aria-label={`Room for ${[name, read.room].filter(Boolean).join(', ')}`}
                    value={optionKey ?? '?'}
                    onChange={({ target }) => onChoose('rooms', key, target.value)}
                  >
                    <option value="?" disabled>
                      Choose a room
                    </option>
                    {(camp === undefined ? [] : roomsOf(camp)).map((room) => (
                      <option key={room.key} value={room.key}>
                        {room.name}
                      </option>
                    ))}
                    <option value="">Leave it out</option>
                  </Choice>
                </Box>
              ))}
          </Box>
        )
      })}
      <Box component="ol" aria-label="Lines understood" sx={{ maxHeight: 420, overflowY: 'auto' }}>
        {understood.map(({ title, detail, cells, sure, figures }) => (
          <Box component="li" key={`${title} ${cells}`} sx={lineLook}>
            <span>
              <b>{title}</b>
              <small>{detail}</small>
            </span>
            <span className="tabular">
              <b>{figuresText(figures)}</b>
              <small>{cells}</small>
            </span>
            <Box
              component="small"
              className="tabular"
              sx={{ color: sure < 90 ? 'warning.main' : 'success.main' }}
            >
              {sure}%
            </Box>
          </Box>
        ))}
      </Box>
    </TitledCard>
  )
}

const small = { '& small': { ...ellipsis, display: 'block', fontSize: 12, color: 'ink.second' } }
const asked = {
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
  '& input': { m: 0, accentColor: 'var(--mui-palette-primary-main)' },
}
const matchLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 190px)',
  gap: '6px 10px',
  alignItems: 'center',
  p: '8px 0 8px 12px',
  borderLeft: '4px solid var(--stay)',
  mb: 1,
  fontSize: 13,
  ...small,
  '& small': { ...small['& small'], whiteSpace: 'normal' },
}
const lineLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 40px',
  gap: '0 11px',
  alignItems: 'center',

  minHeight: 43,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 13,
  ...small,
  '& b': { ...ellipsis, display: 'block' },
  '& > :nth-of-type(n + 2)': { textAlign: 'right' },
}
