import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { type PortalPrice, portalPrices } from '#shared/api/portal-shapes'
import { countOf } from '#shared/format/words'
import type { ItineraryId } from '#shared/ids/ids'
import { BoneLines } from '../../../../components/feedback/Bone'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { Icon } from '../../../../components/icons/Icon'
import { SelectField } from '../../../../components/inputs/SelectField'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { failureText } from '../../../../lib/api/api-error'
import type { Answer } from '../../../../lib/api/route-table'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import { tripPortalQuery, useShownPrice } from '../../../../trip/api/trip-portal-query'
import { instantWords } from '../../../../trip/life/instant-words'
import { unpricedWords } from '../../../../trip/price/unpriced-words'

const InvitationSheet = lazyPart(
  () => import('../../../../trip/mails/InvitationSheet'),
  'InvitationSheet',
)

const priceWords: Readonly<Record<PortalPrice, string>> = {
  total: 'The total',
  perPerson: 'Per person',
  party: 'What each party pays',
  none: 'No price',
}

interface PortalCardProps {
  readonly id: ItineraryId
  readonly client: string | undefined
  /** How many stays have no price yet: until they do, clients see none. */
  readonly unpriced: number
  /** Opens the links for guests. */
  readonly onShare: () => void
}

/**
 * Invites the client to the portal, chooses how the price is shown there, and tells what the client
 * did with the trip.
 */
export function PortalCard({ id, client, unpriced, onShare }: PortalCardProps) {
  const { data, error, refetch } = useQuery(tripPortalQuery(id))
  const [isInviting, setInviting] = useState(false)
  const shownPrice = useShownPrice(id)
  if (error !== null) {
    return (
      <ErrorState
        title="The client portal couldn’t be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) return <BoneLines lines={4} />
  const now = new Date()
  const showFailure = (failure: unknown) => showSnackbar(failureText(failure), { tone: 'error' })
  return (
    <Box sx={{ display: 'grid', gap: 1.6 }}>
      <Box component="h2" sx={{ fontSize: 15, fontWeight: 600 }}>
        Client portal
      </Box>
      <Box component="dl" className="tabular" sx={facts}>
        {factsOf(data, now).map(([name, words]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </Fragment>
        ))}
      </Box>
      <SelectField
        label="Price the client sees"
        value={data.price}
        hint={
          unpriced > 0 && data.price !== 'none'
            ? `No price is shown yet: ${unpricedWords(unpriced)}.`
            : undefined
        }
        options={portalPrices.map((price) => [price, priceWords[price]])}
        onChange={({ target }) => {
          const price = portalPrices.find((one) => one === target.value)
          if (price !== undefined) shownPrice.mutate(price, { onError: showFailure })
        }}
      />
      <Button
        variant="main"
        onClick={() => setInviting(true)}
        disabled={client === undefined || !data.canShare}
      >
        {data.invitedAt === undefined ? 'Write invitation' : 'Invite again'}
      </Button>
      {isInviting && <InvitationSheet id={id} onClose={() => setInviting(false)} />}
      <Box component="p" sx={{ fontSize: 12.5, color: 'ink.second' }}>
        {client === undefined
          ? 'Add a client to this trip before sharing it.'
          : data.canShare
            ? `${client} gets an email that opens the trip. You see it first. Sending it shares the trip.`
            : 'The trip can be shared once it is quoted.'}
      </Box>
      <Button size="small" startIcon={<Icon name="share-2" size={15} />} onClick={onShare}>
        Share links for guests
      </Button>
    </Box>
  )
}

/** What happened, by name; what didn't is left out, save the first two. */
function factsOf(
  data: Answer<'GET /api/Itineraries/{id}/portal'>,
  now: Date,
): [name: string, words: string][] {
  const {
    invitedAt,
    firstViewedAt,
    lastViewedAt,
    views,
    reading,
    likes,
    lastFilmViewAt,
    chosenAt,
    terms,
  } = data
  const at = (instant: string) => instantWords(new Date(instant), now)
  const viewedWords =
    firstViewedAt && lastViewedAt && `first ${at(firstViewedAt)}, last ${at(lastViewedAt)}`
  const readingWords = reading.map(
    ({ title, seconds }) => `${title} (${Math.ceil(seconds / 60)} min)`,
  )
  const facts: [name: string, words: string | undefined][] = [
    ['Invited', invitedAt === undefined ? 'Not yet' : `${at(invitedAt)}, ${data.invitedTo}`],
    ['Opened', viewedWords ? `${countOf(views, 'time')}: ${viewedWords}` : 'Not yet'],
    ['Read longest', readingWords.join(', ')],
    ['Likes', likes.length > 0 ? countOf(likes.length, 'stay') : undefined],
    [
      'Film',
      lastFilmViewAt && `Watched ${countOf(data.filmViews, 'time')}, last ${at(lastFilmViewAt)}`,
    ],
    ['Chosen', chosenAt && at(chosenAt)],
    ['Terms', terms && `Version ${terms.version} accepted by ${terms.name}, ${at(terms.at)}`],
  ]
  return facts.flatMap(([name, words]) => (words ? [[name, words]] : []))
}

const facts = {
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  gap: '6px 10px',
  fontSize: 13,
  '& dt': { color: 'ink.second' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
}
