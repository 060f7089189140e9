import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Stack from '@mui/material/Stack'
import { countOf, partyWords } from '#shared/format/words'
import { occupancyProblems } from '#shared/itinerary/occupancy-problems'
import { childRestriction, isTooYoung, youngestChildAge } from '#shared/rooms/child-age'
import { usualMaxChildAge } from '#shared/rooms/stay-guests'
import { travelerLimits } from '#shared/rooms/traveler-count'
import { TitledCard } from '../../../../components/card/TitledCard'
import { Stepper } from '../../../../components/inputs/Stepper'
import { useTripPage } from '../../../../trip/page/trip-page'
import {
  childAgeStep,
  childrenStep,
  maxTravelers,
  namesNote,
  numberTravelers,
} from '../../../../trip/people/traveler-steps'
import { segmentName } from '../../../../trip/segments/segment-words'
import { AddTraveler } from './AddTraveler'
import { newTravelerId } from './new-ids'
import { partyLooks } from './party-looks'
import { TravelerRow } from './TravelerRow'

/** The travelers: how many, and their names. */
export function TravelersCard() {
  const { trip, editor, permission } = useTripPage()
  const { travelers, itinerary } = trip
  const missing = itinerary.pax - travelers.length
  const note = namesNote(trip)
  const mayName = permission.details
  return (
    <TitledCard
      title="Travelers"
      id="travelers"
      actions={
        note !== undefined && (
          <Box component="span" className="tabular" sx={partyLooks.aside}>
            {note}
          </Box>
        )
      }
    >
      {permission.stays ? (
        <>
          <Counts />
          <Misfits />
        </>
      ) : (
        <Box
          component="p"
          className="tabular"
          sx={{ m: '8px 0', fontSize: 13.5, lineHeight: '18px' }}
        >
          {partyWords(itinerary)}
        </Box>
      )}
      {travelers.length > 0 && (
        <Box component="ul" sx={looks.travelers} aria-label="Named travelers">
          {travelers.map((traveler) => (
            <TravelerRow key={traveler.id} traveler={traveler} isReadOnly={!mayName} />
          ))}
        </Box>
      )}
      {mayName && travelers.length < maxTravelers && <AddTraveler />}
      {mayName && missing > 1 && (
        <Button
          size="xsmall"
          variant="text"
          onClick={() => editor.edit(numberTravelers(trip, newTravelerId))}
        >
          Add {travelers.length === 0 ? `all ${missing}` : `the other ${missing}`} as Traveler 1, 2,
          …
        </Button>
      )}
    </TitledCard>
  )
}

const ages = Array.from({ length: usualMaxChildAge + 1 }, (_, age) => age)

/** Adults, children, and the children's ages. */
function Counts() {
  const { trip, editor } = useTripPage()
  const { itinerary } = trip
  const { adults, children, childrenAges } = itinerary
  const limits = travelerLimits.picker
  return (
    <>
      <Stack direction="row" sx={looks.counters}>
        <span>
          Adults
          <Stepper
            label="Adults"
            value={adults}
            min={Math.min(1, adults)}
            max={limits.adults}
            onChange={(count) => editor.edit({ adults: count }, 'adults')}
          />
        </span>
        <span>
          Children
          <Stepper
            label="Children"
            value={children}
            max={limits.children}
            onChange={(count) =>
              editor.edit({ children: childrenStep(itinerary, count) }, 'children')
            }
          />
        </span>
      </Stack>
      {children > 0 && (
        <Stack component="fieldset" direction="row" sx={looks.ages}>
          <legend>{countOf(children, 'child', 'children')}, age on the day of travel</legend>
          {Array.from({ length: children }, (_, child) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is identified by its position in the list
              key={child}
              size="small"
              displayEmpty
              sx={{ width: 'auto' }}
              aria-label={`Age of child ${child + 1}`}
              value={childrenAges[child] ?? ''}
              onChange={(event) =>
                editor.edit({
                  children: childAgeStep(itinerary, child, Number(event.target.value)),
                })
              }
            >
              {childrenAges[child] === undefined && <MenuItem value="">?</MenuItem>}
              {ages.map((age) => (
                <MenuItem key={age} value={age}>
                  {age === 0 ? 'Under 1' : age}
                </MenuItem>
              ))}
            </Select>
          ))}
        </Stack>
      )}
    </>
  )
}

/** Stays that can't take the present party, each with a way to fix it. */
function Misfits() {
  const { trip, openJourney } = useTripPage()
  const { segments, adults, children, childrenAges } = trip.itinerary
  const travelers = { adults, children, childrenAges }
  const youngest = youngestChildAge(children, childrenAges)
  const misfits = segments.flatMap((stay) => {
    const name = segmentName(stay)
    const { minChildAge = 0 } = stay
    if (isTooYoung(youngest, minChildAge))
      return { stay, text: `${name}: ${childRestriction(minChildAge)}` }
    const [wrong] = occupancyProblems(stay, { segments, travelers })
    return wrong === undefined
      ? []
      : { stay, text: `${name}: the rooms don’t fit ${partyWords(travelers)}` }
  })
  return (
    <div role="status">
      {misfits.map(({ stay, text }) => (
        <Stack key={stay.id} direction="row" sx={looks.misfit}>
          <span>{text}.</span>
          <Button
            size="xsmall"
            variant="text"
            onClick={() => openJourney({ kind: 'rooms', segmentId: stay.id })}
          >
            Edit rooms<span className="visually-hidden"> at {segmentName(stay)}</span>
          </Button>
        </Stack>
      ))}
    </div>
  )
}

const looks = {
  misfit: {
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    fontSize: 12.5,
    color: 'error.main',
  },
  travelers: {
    maxHeight: 419,
    m: '12px -20px 0',
    p: '8px 20px 2px',
    borderTop: '1px solid var(--mui-palette-ground-line)',
    overflowY: 'auto',
    '& input[data-column="firstName"]': { ml: '-8px', width: 'calc(100% + 8px)' },
  },
  counters: {
    flexWrap: 'wrap',
    gap: '8px 24px',
    mt: 1,
    '& > span': {
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      fontSize: 13.5,
      lineHeight: '18px',
    },
  },
  ages: {
    flexWrap: 'wrap',
    gap: '6px',
    mt: 1,
    '& legend': { typography: 'caption', mb: '4px', color: 'ink.note' },
  },
} as const
