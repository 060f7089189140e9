import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { literalLike } from '#shared/catalogue/like-pattern'
import { regionRequired } from '#shared/itinerary/own-stay'
import { Field } from '../../../components/inputs/Field'
import { inRow } from '../../../components/looks/looks'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import { useSettled } from '../../../lib/time/use-settled'
import type { BuilderSegment } from '../../../trip/building/model/builder-segment'
import { type OwnDetails, setOwnDetails } from '../../../trip/building/state/segment-actions'

type Region = Omit<OwnDetails, 'title'>

/**
 * Region and title of an own-arranged stay: words with 'Edit', a form with 'Done Editing' (2 §2.1).
 */
export function OwnStayStrip({ segment }: { readonly segment: BuilderSegment }) {
  const [isEditing, setEditing] = useState(!segment.regionCode)
  if (isEditing) return <OwnStayForm segment={segment} onDone={() => setEditing(false)} />
  return (
    <Box sx={{ ...inRow(1.4), flex: '1 1 200px', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <b>{segment.title || segment.campName}</b>
        <Box sx={{ color: 'ink.second' }}>
          {segment.regionName}, {segment.country}
        </Box>
      </Box>
      <Button
        size="small"
        variant="outlined"
        sx={{ flex: 'none' }}
        onClick={() => setEditing(true)}
      >
        Edit
      </Button>
    </Box>
  )
}

function OwnStayForm({
  segment,
  onDone,
}: {
  readonly segment: BuilderSegment
  readonly onDone: () => void
}) {
  const [title, setTitle] = useState(segment.title ?? '')
  const [region, setRegion] = useState<Region | null>(segment.regionCode ? segment : null)
  const [term, setTerm] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { data = [], error, isFetching } = useQuery(regionsQuery(useSettled(term, 300)))
  const save = (event: FormEvent) => {
    event.preventDefault()
    setMissing(region === null)
    if (region === null) return
    const { regionCode, countryRegionCode, regionName, country } = region
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
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 1.2, flex: '1 1 240px' }}
      onSubmit={save}
    >
      <Autocomplete
        options={data}
        value={region}
        loading={isFetching}
        filterOptions={(found) => found}
        getOptionLabel={({ regionName, country }) => `${regionName}, ${country}`}
        isOptionEqualToValue={(one, other) => one.countryRegionCode === other.countryRegionCode}
        noOptionsText="No regions found"
        onChange={(_event, chosen) => {
          setRegion(chosen)
          setMissing(false)
        }}
        onInputChange={(_event, typed, reason) => setTerm(reason === 'input' ? typed : '')}
        renderInput={({ slotProps: { input, htmlInput } }) => {
          const { id: _ownLabel, ...inputProps } = htmlInput
          const problem = isMissing
            ? regionRequired
            : error === null
              ? undefined
              : failureText(error)
          return (
            <Field
              label="Region"
              placeholder="Search regions"
              error={problem}
              inputProps={inputProps}
              {...input}
            />
          )
        }}
      />
      <Field
        label="Title"
        placeholder={segment.campName}
        value={title}
        inputProps={{ maxLength: 200 }}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" size="small" sx={{ justifySelf: 'end' }}>
        Done Editing
      </Button>
    </Box>
  )
}

/** Regions by name, ignoring case, with their country (2 §7.1, Regions search). */
const regionsQuery = (term: string) =>
  queryOptions({
    queryKey: ['regions', term],
    queryFn: async ({ signal }): Promise<Region[]> => {
      const where =
        term.trim() === ''
          ? {}
          : { where: { name: { like: literalLike(term.trim()), options: 'i' } } }
      const filter = JSON.stringify({
        ...where,
        include: ['country'],
        order: 'name ASC',
        limit: 50,
      })
      const regions = await api('GET /api/Regions', { query: { filter }, signal })
      return regions.map(
        ({ countryRegionCode, regionCode = '', name: regionName = '', country = '' }) => {
          return { countryRegionCode, regionCode, regionName, country }
        },
      )
    },
    placeholderData: keepPreviousData,
    staleTime: 30 * 60_000,
  })
