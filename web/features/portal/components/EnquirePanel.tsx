import Box from '@mui/material/Box'
import { useState } from 'react'
import type { PortalTrip } from '#shared/api/portal-shapes'
import { countOf } from '#shared/format/words'
import { readWhole } from '../../../components/inputs/whole-number'
import { failureText } from '../../../lib/api/api-error'
import { todayHere } from '../../../lib/time/today-here'
import { keepHere, readKept } from '../api/device-store'
import { sendMessage } from '../api/outbox'
import { Act } from './Act'
import { PortalField } from './PortalField'
import { PortalForm } from './PortalForm'
import { panelLooks } from './panel-looks'

const none = { when: '', travelers: '', text: '' }
type Enquiry = typeof none

const readDraft = (name: string): Enquiry => ({ ...none, ...JSON.parse(readKept(name) || '{}') })

/**
 * Whether a trip can only be asked for again: it is over or cancelled, or its dates passed before
 * it was chosen.
 */
const isPast = ({ endDate, startDate, standing }: PortalTrip, today: string): boolean =>
  endDate < today || standing === 'cancelled' || (standing === 'proposal' && startDate < today)

/**
 * Asks for a trip of the past again, in words that reach the agent as a message. Nothing for other
 * trips.
 */
export function EnquirePanel({ trip }: { readonly trip: PortalTrip }) {
  const draft = `enquiry.${trip.id}`
  const [isOpen, setOpen] = useState(() => readKept(draft) !== '')
  const [outcome, setOutcome] = useState<string>()
  if (!isPast(trip, todayHere())) return null
  const { name } = trip.agent
  return (
    <Box component="section" sx={panelLooks.card} aria-labelledby="enquire-title">
      <h2 id="enquire-title">
        {trip.standing === 'cancelled' ? 'Still thinking of it?' : 'Travel again?'}
      </h2>
      {outcome !== undefined ? (
        <p role="status">{outcome}</p>
      ) : isOpen ? (
        <EnquireForm
          trip={trip}
          draft={draft}
          onDone={(isSent) =>
            setOutcome(
              isSent
                ? `Enquiry sent. ${name} will get back to you.`
                : 'You’re offline. Your enquiry goes out once you’re back.',
            )
          }
          onCancel={() => setOpen(false)}
        />
      ) : (
        <>
          <p className="quiet">Ask {name} for this trip on other dates, or for one like it.</p>
          <Act icon="message-circle" onClick={() => setOpen(true)}>
            Enquire about this trip
          </Act>
        </>
      )}
    </Box>
  )
}

interface EnquireFormProps {
  readonly trip: PortalTrip
  /** Where it is kept on the device until it was sent. */
  readonly draft: string
  readonly onDone: (isSent: boolean) => void
  readonly onCancel: () => void
}

function EnquireForm({ trip, draft, onDone, onCancel }: EnquireFormProps) {
  const [enquiry, setEnquiry] = useState(() => readDraft(draft))
  const [problem, setProblem] = useState<string>()
  const write = (change: Partial<Enquiry>) => {
    const next = { ...enquiry, ...change }
    setProblem(undefined)
    setEnquiry(next)
    keepHere(draft, JSON.stringify(next))
  }
  const send = async () => {
    const text = enquiryText(trip.name, enquiry)
    if (text === undefined) return setProblem('Say when you’d like to travel, or write a few words')
    const sentMessage = await sendMessage(trip.id, text)
    keepHere(draft, '')
    onDone(sentMessage !== undefined)
  }
  return (
    <PortalForm
      submit="Send enquiry"
      onSubmit={send}
      onFailure={(error) => setProblem(`${failureText(error)} Your enquiry is kept here.`)}
      also={
        <Act
          look="soft"
          onClick={() => {
            keepHere(draft, '')
            onCancel()
          }}
        >
          Cancel
        </Act>
      }
    >
      <PortalField
        label="When would you like to travel?"
        autoFocus
        value={enquiry.when}
        onValue={(when) => write({ when })}
        maxLength={100}
      />
      <PortalField
        label="How many travelers?"
        inputMode="numeric"
        value={enquiry.travelers}
        onValue={(travelers) => write({ travelers })}
        maxLength={3}
      />
      <PortalField
        label="Anything else?"
        rows={4}
        value={enquiry.text}
        onValue={(text) => write({ text })}
        error={problem}
        maxLength={4_000}
      />
    </PortalForm>
  )
}

/** What the agent reads; undefined while it says neither when nor what. */
function enquiryText(trip: string, { when, travelers, text }: Enquiry): string | undefined {
  if (when.trim() === '' && text.trim() === '') return undefined
  const people = readWhole(travelers)
  const who = people === undefined ? travelers.trim() : people > 0 && countOf(people, 'traveler')
  const lines = [when && `When: ${when.trim()}`, who && `Who: ${who}`, text.trim()]
  return [`Enquiry about ${trip}`, ...lines.filter(Boolean)].join('\n')
}
