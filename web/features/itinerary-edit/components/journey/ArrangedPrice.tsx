import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { requiredText } from '#shared/format/plain-text'
import { partyWords } from '#shared/format/words'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { Field } from '../../../../components/inputs/Field'
import { SelectField } from '../../../../components/inputs/SelectField'
import { askConsultant } from '../../../../trip/api/life-calls'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { segmentPath } from '../../../../trip/edits/trip-edits'
import { useTripCall } from '../../../../trip/edits/use-trip-call'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useRatedCurrencies } from '../../../../trip/price/use-rated-currencies'
import { costText } from '../../../../trip/segments/cost-text'
import { plainCost } from '../../../../trip/segments/draft-errors'
import { segmentName } from '../../../../trip/segments/segment-words'
import { dialogLooks } from './dialog-looks'
import { StayNote } from './StayNote'

interface StayProps {
  readonly stay: TripSegment
}

/** Requests and enters the price of a stay that the consultant or DMC arranges. */
export function ArrangedPrice({ stay }: StayProps) {
  const [shown, setShown] = useState<'ask' | 'enter'>()
  const close = () => setShown(undefined)
  const of = <span className="visually-hidden"> for {segmentName(stay)}</span>
  return (
    <StayNote text="Priced by the consultant">
      <Button size="small" variant="text" onClick={() => setShown('ask')}>
        Request price{of}
      </Button>
      <Button size="small" variant="text" onClick={() => setShown('enter')}>
        Enter cost{of}
      </Button>
      {shown === 'ask' && <AskDialog stay={stay} onClose={close} />}
      {shown === 'enter' && <CostDialog stay={stay} onClose={close} />}
    </StayNote>
  )
}

interface DialogProps extends StayProps {
  readonly onClose: () => void
}

const messageSchema = z.object({ message: requiredText(5_000) })

/** Emails the consultant; the email lists every stay of the trip without a price. */
function AskDialog({ stay, onClose }: DialogProps) {
  const { trip } = useTripPage()
  const call = useTripCall()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(messageSchema, { error: () => 'Write a message' }),
    defaultValues: {
      message: `Could you price ${segmentName(stay)} for ${partyWords(trip.itinerary)}, please?`,
    },
  })
  const send = async ({ message }: z.infer<typeof messageSchema>) => {
    if (await call((seen) => askConsultant(seen, message), 'Price requested.')) onClose()
  }
  return (
    <FormDialog
      title="Request price"
      text="We’ll email the consultant the dates of every unpriced stay. The message is saved with the trip."
      width="sm"
      submitLabel="Send email"
      isBusy={formState.isSubmitting}
      onSubmit={handleSubmit(send)}
      onClose={onClose}
    >
      <Field
        label="Message"
        autoFocus
        multiline
        minRows={3}
        error={formState.errors.message?.message}
        {...register('message')}
      />
    </FormDialog>
  )
}

const costSchema = z.object({
  cost: z.pipe(z.pipe(z.string(), z.transform(plainCost)), costText),
  currency: z.string(),
})

/** The cost the consultant quoted; margins are added to it. */
function CostDialog({ stay, onClose }: DialogProps) {
  const { trip, editor } = useTripPage()
  const { currencies = [] } = useRatedCurrencies(trip.currency)
  const { register, handleSubmit, formState, watch, setValue } = useForm({
    resolver: zodResolver(costSchema),
    defaultValues: { cost: '', currency: stay.currency ?? trip.currency },
  })
  const currency = watch('currency')
  const save = ({ cost }: z.infer<typeof costSchema>) => {
    const path = segmentPath(stay.id)
    const pricedStay = { ...stay, costAmount: cost, currency }
    tellEdit(
      editor,
      { [path]: pricedStay },
      { text: `Cost of ${segmentName(stay)} entered.`, back: { [path]: stay } },
    )
    onClose()
  }
  return (
    <FormDialog
      title={`Cost of ${segmentName(stay)}`}
      text="For the whole stay and all travelers. Your margins are added to this."
      submitLabel="Enter cost"
      onSubmit={handleSubmit(save)}
      onClose={onClose}
    >
      <Box sx={dialogLooks.pair}>
        <Field
          label="Cost"
          autoFocus
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          error={formState.errors.cost?.message}
          {...register('cost')}
        />
        <SelectField
          label="Currency"
          value={currency}
          options={[...new Set([currency, ...currencies.map(({ code }) => code)])]
            .sort()
            .map((code) => [code, code])}
          onChange={({ target }) => setValue('currency', target.value)}
        />
      </Box>
    </FormDialog>
  )
}
