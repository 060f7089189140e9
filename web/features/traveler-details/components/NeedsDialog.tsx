import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { spreadsheetCsv } from '#shared/format/csv'
import { capitalize } from '#shared/format/words'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { saveFile } from '../../../lib/files/save-file'
import type { Needs } from '../api/traveler-details'

interface NeedsDialogProps {
  readonly tripName: string
  readonly needs: Needs
  readonly onClose: () => void
}

const heads = ['Traveler', 'Age', 'Group', 'Diet', 'Allergies', 'Mobility', 'Beds', 'Room wishes']

/**
 * Food, room and health of a party as camps need to know them, to save or to print. No passports.
 */
export function NeedsDialog({ tripName, needs, onClose }: NeedsDialogProps) {
  const rows = needs.map(
    ({ name, kind, age, group, diet, dietNotes, allergies, mobility, beds, roomNotes }) => [
      name,
      age === undefined ? capitalize(kind) : String(age),
      group ?? '',
      [diet, dietNotes].filter(Boolean).join('. '),
      allergies,
      mobility,
      beds,
      roomNotes,
    ],
  )
  const print = () => printTable(tripName, [heads, ...rows])
  return (
    <FormDialog
      title="Needs for camps"
      text="Share it only with those who cook for, drive and house the travelers. Opening it is in the audit trail."
      width="md"
      submitLabel="Download CSV"
      aside={
        <Button variant="text" onClick={print}>
          Print
        </Button>
      }
      onSubmit={() => saveFile(`${tripName}, needs.csv`, spreadsheetCsv([heads, ...rows]))}
      onClose={onClose}
    >
      <Box
        sx={{ overflowX: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label="Needs of the travelers"
      >
        <Box component="table" sx={table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two travelers may have one name, and rows stay where they are
              <tr key={at}>
                {row.map((text, column) => (
                  <td key={heads[column]} dir="auto">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </FormDialog>
  )
}

/** Prints a table on a page of its own. */
function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const page = open('', '_blank')
  if (page === null) return
  const { document: sheet } = page
  sheet.title = title
  const grid = sheet.createElement('table')
  grid.setAttribute('border', '1')
  grid.setAttribute('cellpadding', '6')
  grid.createCaption().textContent = title
  for (const row of rows) {
    const line = grid.insertRow()
    for (const text of row) line.insertCell().textContent = text
  }
  sheet.body.append(grid)
  page.print()
}

const table = {
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: 13.5,
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    p: '8px 10px',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& td': { overflowWrap: 'break-word', minWidth: 84, maxWidth: 260 },
}
