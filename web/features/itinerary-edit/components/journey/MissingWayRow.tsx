import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import type { TransferView } from '#shared/api/suppliers'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { hubName } from '#shared/map/route-plan'
import { Icon } from '../../../../components/icons/Icon'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { segmentPath } from '../../../../trip/edits/trip-edits'
import type { MissingWay } from '../../../../trip/journey/missing-ways'
import { useCamps } from '../../../../trip/journey/use-camps'
import { offerPrice, offerWords, wayEnds, withOffer } from '../../../../trip/journey/way-offer'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { segmentOfDraft } from '../../../../trip/segments/draft-segment'
import { emptyDraft } from '../../../../trip/segments/segment-draft'
import { segmentName } from '../../../../trip/segments/segment-words'
import { transfersQuery } from './transfers-query'

/** Two stays with no travel between them yet, and the best way that is known; one click adds it. */
export const MissingWayRow = memo(({ way }: { readonly way: MissingWay }) => {
  const { openJourney } = useTripTools()
  const offer = useProposedWay(way)
  const add = useAddWay(way)
  return (
    <div className="joint">
      <Box
        component="span"
        className="sign"
        sx={{
          '&&&': {
            boxShadow: 'inset 0 0 0 1.5px var(--mui-palette-ember-400)',
            color: 'ember.600',
          },
        }}
      >
        <Icon name="move-right" size={15} />
      </Box>
      <Box sx={looks.words}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <p>{way.text}</p>
          {offer !== undefined && <p className="tabular">{proposalWords(offer)}</p>}
        </Box>
        <Box sx={looks.actions}>
          {offer !== undefined && (
            <Button size="xsmall" variant="outlined" onClick={() => add(offer)}>
              Add this
            </Button>
          )}
          <Button
            size="xsmall"
            variant="text"
            onClick={() => openJourney({ kind: 'add', draft: 'road', start: way.start })}
          >
            {offer === undefined ? 'Add transfer' : 'Other ways'}
          </Button>
        </Box>
      </Box>
    </div>
  )
})

/** What leads there on the day: the first flight or transfer of the catalogue, else the quickest. */
function useProposedWay({ start }: MissingWay): TransferView | undefined {
  const { segments, adults, children } = useTripPage().trip.itinerary
  const { camps } = useCamps(segments)
  const { startDate } = start
  const date = isCalendarDate(startDate) ? startDate : undefined
  const ends = date === undefined ? undefined : wayEnds(segments, date)
  const hubOf = (code: string | undefined) => camps.get(code ?? '')?.transitPointCode ?? ''
  const { data } = useQuery(
    transfersQuery({
      from: start.fromHubCode ?? hubOf(ends?.from?.supplierCode),
      to: start.travelHubCode ?? hubOf(ends?.to?.supplierCode),
      pax: Math.max(1, adults + children),
      date,
    }),
  )
  return data?.[0]
}

function useAddWay({ start }: MissingWay): (offer: TransferView) => void {
  const { trip, editor } = useTripPage()
  return (offer) => {
    const draft = emptyDraft(trip, offer.type, {
      ...start,
      fromHubCode: offer.from,
      travelHubCode: offer.to,
    })
    const segment = segmentOfDraft(
      { ...draft, ...withOffer(draft, offer) },
      {
        id: `hand-${crypto.randomUUID().slice(0, 8)}`,
        hubName: (code) => hubName(code === offer.from ? offer.fromName : offer.toName),
      },
    )
    if (segment === undefined) return
    const path = segmentPath(segment.id)
    const text = `${segmentName(segment)} added.`
    tellEdit(editor, { [path]: segment }, { text, back: { [path]: null } })
  }
}

/** `Okavango Hopper, OH 41 · 11:00 to 11:20 · 20 min · USD 380.00`. */
function proposalWords(offer: TransferView): string {
  const { title, facts } = offerWords(offer)
  const { costAmount, currency } = offer
  const price =
    costAmount === undefined || currency === undefined ? [] : [offerPrice(costAmount, currency)]
  return [title, ...facts, ...price].join(' · ')
}

const looks = {
  words: {
    gridColumn: '3 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minWidth: 0,
    p: '6px 0 6px 18px',
    typography: 'body2',
    color: 'ink.second',
    '@media (max-width: 560px)': { pl: '10px' },
  },
  actions: { display: 'flex', gap: '4px', '@media print': { display: 'none' } },
} as const
