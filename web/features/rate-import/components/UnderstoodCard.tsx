import Box from '@mui/material/Box'
import { countOf } from '#shared/format/words'
import { addressOf } from '#shared/rate-sheets/cells'
import type { SheetReading } from '#shared/rate-sheets/read-sheet'
import { TitledCard } from '../../../components/card/TitledCard'
import { ellipsis } from '../../../components/looks/looks'
import type { Camp } from '../api/rate-sheets'
import type { MatchedRoom } from '../model/matched-rates'
import { figuresText } from '../model/range-words'
import { removalId } from '../model/removal-id'
import { CampMatch } from './CampMatch'
import type { OnShow } from './CellLinks'
import { QuestionList } from './QuestionList'
import { UnreadList } from './UnreadList'

interface UnderstoodCardProps {
  readonly reading: SheetReading
  readonly camps: readonly { readonly name: string; readonly code: string | undefined }[]
  readonly matched: readonly MatchedRoom[]
  readonly campOf: (name: string) => Camp | undefined
  readonly agreed: ReadonlySet<string>
  readonly onAnswer: (answers: Readonly<Record<string, string>>) => void
  readonly onCamp: (name: string, code: string) => void
  readonly onRooms: (key: string, optionKeys: readonly string[]) => void
  readonly onShow: OnShow
}

/**
 * What was understood of a sheet: questions first, then its camps and rooms as ours, then what is
 * not published, then each line with its cells.
 */
export function UnderstoodCard(props: UnderstoodCardProps) {
  const { reading, camps, matched, campOf, agreed, onAnswer, onCamp, onRooms, onShow } = props
  const { questions, understood, unread } = reading
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
          We found no rates in this sheet. It needs figures below headings, with seasons or dates
          above or beside them.
        </Box>
      )}
      <QuestionList
        questions={questions}
        onAnswer={(id, answer) => onAnswer({ [id]: answer })}
        onShow={onShow}
      />
      {camps.map(({ name, code }, index) => (
        <CampMatch
          key={name}
          name={name}
          index={index}
          code={code}
          camp={campOf(name)}
          rooms={matched.filter(({ read }) => read.camp === name)}
          reading={reading}
          agreed={agreed}
          onCamp={(next) => onCamp(name, next)}
          onRooms={onRooms}
          onRemove={(key) => onAnswer({ [removalId(key)]: agreed.has(key) ? '' : 'yes' })}
          onShow={onShow}
        />
      ))}
      <UnreadList
        unread={unread}
        onNote={(ids) => onAnswer(Object.fromEntries(ids.map((id) => [id, 'noted'])))}
        onShow={onShow}
      />
      <Box
        component="ol"
        aria-label="Lines understood"
        sx={{ maxHeight: { sm: 420 }, overflowY: { sm: 'auto' } }}
      >
        {understood.map(({ title, detail, cells, figures, places, because }) => (
          <li key={`${title} ${detail} ${cells}`}>
            <Box component="button" type="button" onClick={() => onShow(places)} sx={lineLook}>
              <span>
                <b>{title || 'Rooms of this sheet'}</b>
                <small>{detail}</small>
              </span>
              <span className="tabular">
                <b>{figuresText(figures)}</b>
                <small>
                  {`read from ${cells}`}
                  {because.length > 0 && ` by ${because.slice(0, 4).map(addressOf).join(', ')}`}
                </small>
              </span>
            </Box>
          </li>
        ))}
      </Box>
    </TitledCard>
  )
}

const lineLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gap: '0 11px',
  alignItems: 'center',
  width: '100%',
  minHeight: 43,
  p: 0,
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'transparent',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  fontSize: 13,
  '& small': { ...ellipsis, display: 'block', fontSize: 12, color: 'ink.second' },
  '& b': { display: 'block', overflowWrap: 'anywhere' },
  '& > :nth-of-type(n + 2)': { textAlign: { sm: 'right' }, whiteSpace: { sm: 'nowrap' } },
}
