import Box from '@mui/material/Box'
import { useState } from 'react'
import type { Party } from '#shared/itinerary/party'
import { underlineLook } from '../../../../components/looks/looks'
import { figureText } from '../../../../components/money/money-parts'
import { useTripPage } from '../../../../trip/page/trip-page'
import { groupName } from '../../../../trip/people/party-words'
import { fitOtherGroups, type ShareRowTexts } from '../../../../trip/people/share-draft'
import { PercentField } from '../PercentField'

interface ShareRowProps {
  readonly name: string
  readonly note: string
  readonly parties: readonly Party[]
  readonly row: ShareRowTexts
  /** `usual` follows traveler counts, `set` was typed, `all` is the row for every segment. */
  readonly look: 'usual' | 'set' | 'all'
  /** What each group pays of it, in minor units of the trip's currency. */
  readonly amounts?: readonly number[]
  readonly error?: string | undefined
  /** The row for all segments already shows the error. */
  readonly isSaidAbove?: boolean
  readonly isReadOnly?: boolean
  readonly onType: (partyId: string, text: string) => void
  readonly onRow?: (row: ShareRowTexts) => void
}

/** One segment's shares, a field per group. If they don't add up, says so and offers to fix it. */
export function ShareRow(props: ShareRowProps) {
  const {
    name,
    note,
    parties,
    row,
    look,
    amounts,
    error,
    isSaidAbove = false,
    isReadOnly = false,
    onType,
    onRow,
  } = props
  const { trip } = useTripPage()
  const [last, setLast] = useState<string>()
  const fittedRow = last === undefined ? row : fitOtherGroups(row, last)
  const type = (partyId: string, text: string) => {
    setLast(partyId)
    onType(partyId, text)
  }
  return (
    <>
      <tr data-look={look}>
        <th scope="row">
          <span dir="auto" title={name}>
            {name}
          </span>
          <small className="tabular">{note}</small>
        </th>
        {parties.map((party, at) => (
          <td key={party.id}>
            <PercentField
              aria-label={`${groupName(party)}, percent of ${name}`}
              sx={{ width: 88, height: 30 }}
              error={error !== undefined}
              placeholder={look === 'all' ? 'differs' : '0'}
              readOnly={isReadOnly}
              value={row[party.id] ?? ''}
              onChange={(event) => type(party.id, event.target.value)}
            />
            {amounts !== undefined && (
              <small className="tabular">
                {error === undefined ? figureText(amounts[at] ?? 0, trip.currency) : '–'}
              </small>
            )}
          </td>
        ))}
      </tr>
      {error !== undefined && !isSaidAbove && (
        <tr>
          <Box component="td" sx={looks.says} colSpan={parties.length + 1}>
            <span role="status">{error}</span>
            {fittedRow !== row && (
              <button type="button" onClick={() => onRow?.(fittedRow)}>
                Give the rest to the other groups
              </button>
            )}
          </Box>
        </tr>
      )}
    </>
  )
}

const looks = {
  says: {
    '&&': { p: '0 0 8px', textAlign: 'left', fontSize: 12.5, color: 'error.main' },
    '& button': { ml: 1, fontWeight: 600, color: 'forest.700', ...underlineLook },
  },
} as const
