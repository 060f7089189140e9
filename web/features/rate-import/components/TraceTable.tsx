import Box from '@mui/material/Box'
import { calendarDate } from '#shared/dates/calendar-date'
import { shortRange } from '#shared/format/dates'
import type { TracedRate } from '#shared/rate-sheets/trace-rates'
import { CellLinks, type OnShow } from './CellLinks'

/** Every figure of a room as it is published, with the cell that it was read from. */
export function TraceTable({
  label,
  rates,
  onShow,
}: {
  readonly label: string
  readonly rates: readonly TracedRate[]
  readonly onShow: OnShow
}) {
  return (
    <Box sx={look} tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">Season</th>
            <th scope="col">For</th>
            <th scope="col">Published</th>
            <th scope="col">Read from</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ season, from, to, label: kind, value, currency, place, text, because }) => (
            <tr key={`${season} ${from} ${kind}`}>
              <td>
                {season && <b>{season}</b>}
                <small>{shortRange(calendarDate(from), calendarDate(to))}</small>
              </td>
              <td>{kind}</td>
              <td className="tabular">{/^\d/.test(value) ? `${currency} ${value}` : value}</td>
              <td>
                {place === undefined ? (
                  text
                ) : (
                  <>
                    <CellLinks places={[place]} onShow={onShow} />
                    {text !== '' && ` “${text}”`}
                  </>
                )}
              </td>
              <td>
                <CellLinks places={because} onShow={onShow} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

const look = {
  gridColumn: '1 / -1',
  overflow: 'auto',
  maxHeight: 320,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 12 },
  '& th': { textAlign: 'left', fontWeight: 500, color: 'ink.note', p: '3px 6px' },
  '& td': { borderTop: 1, borderColor: 'divider', p: '3px 6px', verticalAlign: 'top' },
  '& td:nth-of-type(3)': { whiteSpace: 'nowrap', textAlign: 'right' },
  '& td b': { display: 'block' },
}
