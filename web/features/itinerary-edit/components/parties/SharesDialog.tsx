import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useImperativeHandle, useRef } from 'react'
import { useController, useForm } from 'react-hook-form'
import { countOf } from '#shared/format/words'
import { activeParties } from '#shared/pricing/active-parties'
import { partyBills } from '#shared/pricing/party-shares'
import { isChargeable } from '#shared/pricing/segment-kind'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { Icon } from '../../../../components/icons/Icon'
import { ellipsis } from '../../../../components/looks/looks'
import { figureText } from '../../../../components/money/money-parts'
import { useTripPage } from '../../../../trip/page/trip-page'
import { groupName } from '../../../../trip/people/party-words'
import {
  commonRow,
  draftOfShares,
  editsOfShares,
  partiesOfDraft,
  rowTexts,
  type ShareDraft,
  type ShareRowTexts,
  shareError,
  withTyped,
} from '../../../../trip/people/share-draft'
import { segmentName } from '../../../../trip/segments/segment-words'
import { ShareRow } from './ShareRow'

/** Each group's share of each segment, in percent: typed per segment, or for all at once. */
export function SharesDialog({ onClose }: { readonly onClose: () => void }) {
  const { trip, price, editor, permission } = useTripPage()
  const { parties, currency } = trip
  const table = useRef<HTMLTableElement>(null)
  const defaultValues = { shares: draftOfShares(parties) }
  const { control, handleSubmit, formState } = useForm<{ readonly shares: ShareDraft }>({
    defaultValues,
  })
  const { field } = useController({ control, name: 'shares', rules: { validate: isValid } })
  const draft = field.value
  useImperativeHandle(field.ref, () => ({
    focus: () => table.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
  }))
  const shownSegments = trip.itinerary.segments.filter(
    (segment) => isChargeable(segment) || draft[segment.id] !== undefined,
  )
  const free = trip.itinerary.segments.length - shownSegments.length
  const draftedParties = partiesOfDraft(parties, draft)
  const sells = [...price.sells].map(([segment, sell]) => ({ id: segment, sell }))
  const active = activeParties({ ...trip, parties: draftedParties, segments: sells })
  const activeBills = partyBills({ ...active, finance: price.finance })
  const bills = parties.map(
    ({ id }) => activeBills.find((bill) => bill.id === id) ?? { id, sell: 0, segments: [] },
  )
  const wrong = shownSegments.filter((segment) => shareError(draft[segment.id]) !== undefined)
  const [first] = wrong
  const ids = shownSegments.map((segment) => segment.id)
  const all = commonRow(ids.map((segment) => draft[segment] ?? rowTexts(draftedParties, segment)))
  const isUniform =
    Object.values(all).some((text) => text !== '') &&
    ids.every((one) => sameTexts(draft[one] ?? all, all))
  const type = (segmentIds: readonly string[], partyId: string) => (text: string) =>
    field.onChange(withTyped(draft, { parties, segmentIds, partyId, text }))
  const save = () => {
    editor.edit(editsOfShares(parties, draft))
    onClose()
  }
  const isReadOnly = !permission.details
  return (
    <FormDialog
      title="Shares by segment"
      text="What each group pays, in percent. Segments that you don’t change are split by number of travelers, as are discounts and adjustments."
      width="md"
      submitLabel={isReadOnly ? undefined : 'Save shares'}
      aside={
        !isReadOnly &&
        Object.keys(draft).length > 0 && (
          <Button variant="text" sx={{ mr: 'auto !important' }} onClick={() => field.onChange({})}>
            Reset to equal split
          </Button>
        )
      }
      onSubmit={handleSubmit(save)}
      onClose={onClose}
    >
      <Box sx={{ maxHeight: '60vh', mx: '-4px', px: '4px', overflow: 'auto' }}>
        <Box component="table" ref={table} sx={looks.table}>
          <thead>
            <tr>
              <th scope="col">Segment</th>
              {parties.map((party) => (
                <th key={party.id} scope="col" title={groupName(party)}>
                  <span dir="auto">{groupName(party)}</span>
                  {!activeBills.some(({ id }) => id === party.id) && <small>cancelled</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shownSegments.length > 1 && !isReadOnly && (
              <ShareRow
                name="All segments"
                note="at once"
                parties={parties}
                row={all}
                look="all"
                error={isUniform ? shareError(all) : undefined}
                onType={(partyId, text) => type(ids, partyId)(text)}
                onRow={(row) =>
                  field.onChange(Object.fromEntries(ids.map((segment) => [segment, row])))
                }
              />
            )}
            {shownSegments.map((segment) => {
              const row = draft[segment.id]
              return (
                <ShareRow
                  key={segment.id}
                  name={segmentName(segment)}
                  note={amountWords(price.sells.get(segment.id), currency)}
                  parties={parties}
                  row={row ?? rowTexts(draftedParties, segment.id)}
                  look={row === undefined ? 'usual' : 'set'}
                  amounts={bills.map(
                    (bill) => bill.segments.find((one) => one.id === segment.id)?.sell ?? 0,
                  )}
                  error={shareError(row)}
                  isSaidAbove={isUniform && ids.length > 1}
                  isReadOnly={isReadOnly}
                  onType={(partyId, text) => type([segment.id], partyId)(text)}
                  onRow={(next) => field.onChange({ ...draft, [segment.id]: next })}
                />
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                Sell
                {free > 0 && <small>{countOf(free, 'segment')} not charged</small>}
              </th>
              {bills.map((bill) => (
                <td key={bill.id} className="tabular">
                  {figureText(bill.sell, currency)}
                </td>
              ))}
            </tr>
          </tfoot>
        </Box>
      </Box>
      {formState.isSubmitted && first !== undefined && (
        <Stack
          component="p"
          direction="row"
          sx={{ typography: 'body2', gap: '8px', mt: '12px', color: 'error.main' }}
          role="alert"
        >
          <Icon name="circle-alert" size={15} />
          {segmentName(first)}: {shareError(draft[first.id])} Every segment must add up to 100%.
        </Stack>
      )}
    </FormDialog>
  )
}

const amountWords = (sell: number | undefined, currency: string): string =>
  sell === undefined || sell === 0 ? 'no price yet' : figureText(sell, currency)

const isValid = (draft: ShareDraft): boolean =>
  Object.values(draft).every((row) => shareError(row) === undefined)

const sameTexts = (one: ShareRowTexts, other: ShareRowTexts): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const sticky = { position: 'sticky', zIndex: 2, bgcolor: 'background.paper' } as const

const looks = {
  table: {
    borderCollapse: 'collapse',
    width: '100%',
    fontSize: 13.5,
    lineHeight: '18px',
    '& th, & td': { p: '6px 0', textAlign: 'left', fontWeight: 400, verticalAlign: 'top' },
    '& td, & th + th': { minWidth: 104, pl: 1, textAlign: 'right' },
    '& th span': { display: 'block', maxWidth: 220, ...ellipsis },
    '& th + th span': { maxWidth: 140, ml: 'auto' },
    '& small': { typography: 'caption', display: 'block', color: 'ink.note' },
    '& [data-look="all"] > *': {
      borderBottom: '1px dashed var(--mui-palette-ground-line2)',
      fontWeight: 600,
    },
    '& [data-look="usual"] input': { fontWeight: 400, color: 'ink.second' },
    '& th:first-of-type': { ...sticky, left: 0, zIndex: 1, minWidth: 160 },
    '& thead > tr > th': {
      ...sticky,
      top: 0,
      boxShadow: 'inset 0 -1px 0 var(--mui-palette-ground-line)',
      fontSize: 12.5,
      fontWeight: 600,
    },
    '& thead > tr > th:first-of-type': { zIndex: 3 },
    '& tfoot > tr > *': {
      ...sticky,
      bottom: 0,
      boxShadow: 'inset 0 1px 0 var(--mui-palette-ground-line)',
      fontWeight: 600,
    },
  },
} as const
