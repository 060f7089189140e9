import Box from '@mui/material/Box'
import { defaultChildAge } from '#shared/rooms/child-age'
import { usualMaxChildAge } from '#shared/rooms/stay-guests'
import { Choice } from '../../../components/inputs/Choice'

const years = Array.from({ length: usualMaxChildAge + 1 }, (_, age) => age)
const options = years.map((year) => [year, year === 0 ? 'Under 1' : year] as const)

interface ChildAgesProps {
  readonly ages: readonly number[]
  /** Children, by place, whose age nobody chose yet. */
  readonly unchosen: readonly number[]
  readonly onChoose: (child: number, age: number) => void
}

/** An age for each child; one that nobody chose yet says so, and counts as 12 (2 §4.8). */
export function ChildAges({ ages, unchosen, onChoose }: ChildAgesProps) {
  if (ages.length === 0) return null
  return (
    <Box component="fieldset" sx={looks.ages}>
      <legend>Age on the day of travel</legend>
      {ages.map((age, child) => {
        const isChosen = !unchosen.includes(child)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place in the list
          <span key={child}>
            <label htmlFor={`child-${child}`}>Child {child + 1}</label>
            <Choice
              id={`child-${child}`}
              look="small"
              value={isChosen ? age : ''}
              onChange={(event) => onChoose(child, Number(event.target.value))}
              options={isChosen ? options : [['', 'Choose age'], ...options]}
            />
          </span>
        )
      })}
      {unchosen.length > 0 && (
        <Box component="p" sx={looks.note}>
          Rates and camps depend on ages. A child without one counts as {defaultChildAge}.
        </Box>
      )}
    </Box>
  )
}

const looks = {
  ages: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
    gap: 1,
    p: '4px 0 12px',
    '& legend': { typography: 'label', p: 0, mb: 0.8, color: 'ink.second' },
    '& label': { typography: 'caption', display: 'block', mb: 0.4, color: 'ink.note' },
  },
  note: { typography: 'caption', gridColumn: '1 / -1', color: 'warning.main' },
} as const
