import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { Choice } from '../../../../components/inputs/Choice'
import { Field } from '../../../../components/inputs/Field'
import { inColumn } from '../../../../components/looks/looks'
import { failureText } from '../../../../lib/api/api-error'
import { countriesQuery } from '../../../../trip/building/api/catalogue-queries'
import { useCampsSearch } from '../../../../trip/building/api/use-camps'
import type { BuilderSegment } from '../../../../trip/building/model/builder-segment'
import { allRegions } from '../../../../trip/building/model/region-tree'
import { setOwnDetails } from '../../../../trip/building/state/segment-actions'

/** Where a self-arranged stay is and what it is called. A region is required (2 §5.2). */
export function OwnStayForm({ segment, onDone }: { segment: BuilderSegment; onDone: () => void }) {
  const id = useId()
  const { restOfWorldMode } = useCampsSearch()
  const { data: branches = [], error, isPending } = useQuery(countriesQuery(restOfWorldMode))
  const [title, setTitle] = useState(segment.title ?? '')
  const [code, setCode] = useState(segment.countryRegionCode)
  const [isMissing, setMissing] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const region = allRegions(branches).find(({ countryRegionCode }) => countryRegionCode === code)
    setMissing(region === undefined)
    if (region === undefined) return
    const { regionCode, countryRegionCode, name: regionName, country } = region
    setOwnDetails(segment.id, {
      title: title.trim(),
      regionCode,
      countryRegionCode,
      regionName,
      country,
    })
    onDone()
  }
  return (
    <Box component="form" sx={{ ...inColumn, flex: 1, gap: 1.4, mt: 1.4 }} onSubmit={save}>
      <Field
        label="Title"
        placeholder={segment.campName}
        value={title}
        inputProps={{ maxLength: 200 }}
        onChange={(event) => setTitle(event.target.value)}
      />
      <div>
        <Box
          component="label"
          sx={{ typography: 'label', display: 'block', mb: 0.6, color: 'ink.second' }}
          htmlFor={`${id}-region`}
        >
          Region
        </Box>
        <Choice
          id={`${id}-region`}
          value={code}
          disabled={isPending}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-problem` : undefined}
          onChange={(event) => {
            setCode(event.target.value)
            setMissing(false)
          }}
        >
          <option value="">Choose a region</option>
          {branches.map(({ countryCode, name, regions }) => (
            <optgroup key={countryCode} label={name}>
              {regions.map((region) => (
                <option key={region.countryRegionCode} value={region.countryRegionCode}>
                  {region.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
        {isMissing && (
          <Box component="p" id={`${id}-problem`} sx={looks.problem} role="alert">
            <Icon name="circle-alert" size={14} />
            You must select a region
          </Box>
        )}
        {error !== null && (
          <Box component="p" sx={looks.problem}>
            {failureText(error)}
          </Box>
        )}
      </div>
      <Button type="submit" sx={{ mt: 'auto' }}>
        Done Editing
      </Button>
    </Box>
  )
}

/** Region and title of a self-arranged stay; a form until it has a region. */
export function OwnStay({ segment }: { readonly segment: BuilderSegment }) {
  const [isEditing, setEditing] = useState(!segment.regionCode)
  if (isEditing) return <OwnStayForm segment={segment} onDone={() => setEditing(false)} />
  return (
    <Box sx={{ ...inColumn, flex: 1, gap: 1.4, mt: 1.4, '& > button': { mt: 'auto' } }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1,
          '& div': { display: 'flex', justifyContent: 'space-between', gap: 1.2 },
          '& dt': { color: 'ink.second' },
          '& dd': { fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' },
        }}
      >
        <div>
          <dt>Title</dt>
          <dd>{segment.title || segment.campName}</dd>
        </div>
        <div>
          <dt>Region</dt>
          <dd>
            {segment.regionName}, {segment.country}
          </dd>
        </div>
      </Box>
      <Button variant="outlined" onClick={() => setEditing(true)}>
        Edit
      </Button>
    </Box>
  )
}

const looks = {
  problem: {
    display: 'flex',
    gap: 0.6,
    mt: 0.6,
    fontSize: 12.5,
    lineHeight: '16px',
    color: 'error.main',
  },
} as const
