import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { featureFlagNames } from '#shared/access/feature-flags'
import { flagWords } from '#shared/access/flag-words'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { SearchBox } from '../../../components/inputs/SearchBox'
import { agenciesQuery, configurationQuery, useSwitchFlag } from '../api/config'

/** Every agency's feature flags in one grid; arrow keys move between the boxes. */
export function FlagsPanel() {
  const { data: agencies, isError, error, refetch } = useQuery(agenciesQuery)
  const { data: configuration } = useQuery(configurationQuery)
  const [term, setTerm] = useState('')
  const switchFlag = useSwitchFlag()
  if (isError && agencies === undefined)
    return <ErrorState title="The agencies couldn’t be loaded" error={error} onRetry={refetch} />
  if (agencies === undefined) return <Bone height={420} radius={12} />
  const foundAgencies = agencies.filter(({ name, agencyCode }) =>
    `${name} ${agencyCode}`.toLowerCase().includes(term.trim().toLowerCase()),
  )
  return (
    <>
      <Box sx={{ display: 'flex', mb: 1.6 }}>
        <SearchBox
          label="Search agencies"
          shortcutGroup="Configuration"
          term={term}
          onSearch={setTerm}
          settleMs={100}
        />
      </Box>
      <Card sx={{ overflow: 'auto', maxHeight: '70vh' }}>
        <Box component="table" sx={look} onKeyDown={moveByArrow}>
          <caption className="visually-hidden">Feature flags by agency</caption>
          <thead>
            <tr>
              <th scope="col">Agency</th>
              {featureFlagNames.map((flag) => (
                <th key={flag} scope="col" title={flagWords[flag].text}>
                  {flagWords[flag].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {foundAgencies.map((agency) => (
              <tr key={agency.id}>
                <th scope="row">
                  {agency.name}
                  <Box
                    component="small"
                    sx={{ display: 'block', color: 'ink.second', fontWeight: 400 }}
                  >
                    {agency.agencyCode}
                    {agency.archived && ', archived'}
                  </Box>
                </th>
                {featureFlagNames.map((flag) => {
                  const forcedState = configuration?.values.featureFlags[flag]
                  return (
                    <td key={flag}>
                      <Checkbox
                        checked={forcedState ?? agency.featureFlags.includes(flag)}
                        disabled={forcedState !== undefined}
                        title={
                          forcedState === undefined
                            ? undefined
                            : `${forcedState ? 'On' : 'Off'} for all by the settings`
                        }
                        slotProps={{
                          input: { 'aria-label': `${flagWords[flag].label}, ${agency.name}` },
                        }}
                        onChange={(_event, isOn) => switchFlag({ agency, flag, isOn })}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Box>
        {foundAgencies.length === 0 && (
          <Box component="p" role="status" sx={{ p: 3, color: 'ink.second', textAlign: 'center' }}>
            No agency matches “{term}”.
          </Box>
        )}
      </Card>
    </>
  )
}

const look = {
  width: '100%',
  minWidth: 1100,
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th': {
    p: '10px 12px',
    textAlign: 'left',
    fontWeight: 600,
    fontSize: 13,
    bgcolor: 'background.paper',
  },
  '& td, & tbody th': { borderTop: 1, borderColor: 'divider' },
  '& td': { textAlign: 'center', p: '2px' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    verticalAlign: 'bottom',
    fontSize: 12,
    lineHeight: '15px',
  },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: { xs: 130, md: 190 },
    overflowWrap: 'anywhere',
  },
  '& thead th:first-of-type': { zIndex: 3 },
}

const steps: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Moves the focus to the next box that can be switched in the direction of an arrow key. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const { [event.key]: step } = steps
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null
  if (step === undefined || cell === null) return
  event.preventDefault()
  const row = cell.closest('tr')
  const [right, down] = step
  const rows = row?.closest('tbody')?.rows ?? []
  let [x, y] = [cell.cellIndex, [...rows].findIndex((one) => one === row)]
  for (let tries = 0; tries < 200; tries += 1) {
    ;[x, y] = [x + right, y + down]
    const next = rows[y]?.cells[x]
    if (next === undefined) return
    const box = next.querySelector<HTMLInputElement>('input:not(:disabled)')
    if (box === null) continue
    box.focus()
    return
  }
}
