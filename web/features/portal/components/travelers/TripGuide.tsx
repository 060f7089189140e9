import Box from '@mui/material/Box'
import type { PortalTrip } from '#shared/api/portal-shapes'
import { climateSource } from '#shared/climate/climate-stations'
import { joinWords } from '#shared/format/words'
import { api } from '../../../../lib/api/api'
import { useAnswer } from '../../api/use-answer'
import { panelLooks } from '../panel-looks'
import { degrees, rainWords, seasonOfStay } from './season-words'

/**
 * What to expect of the journey: its weather, what the agency says of packing and entry, and whom
 * to call.
 */
export function TripGuide({ trip }: { readonly trip: PortalTrip }) {
  const { data: guide } = useAnswer(`guide ${trip.id}`, (signal) =>
    api('GET /api/portal/trips/{id}/guide', { params: { id: trip.id }, signal }),
  )
  const names = new Intl.DisplayNames(undefined, { type: 'region' })
  const passports = (guide?.nationalities ?? []).map((code) => names.of(code) ?? code)
  const notes = guide?.countries ?? []
  return (
    <Box
      component="section"
      id="guide"
      sx={{ ...panelLooks.card, ...looks }}
      aria-labelledby="guide-title"
    >
      <h2 id="guide-title">What to expect</h2>
      <Weather parts={trip.parts} />
      {(guide?.packing || notes.some(({ packing }) => packing !== '')) && (
        <>
          <h3>What to pack</h3>
          {guide?.packing && <p className="text">{guide.packing}</p>}
          {notes.map(
            ({ country, packing }) =>
              packing !== '' && <Note key={country} title={country} text={packing} />,
          )}
        </>
      )}
      {notes.some(({ entry }) => entry !== '') && (
        <>
          <h3>Passports, visas and vaccinations</h3>
          {passports.length > 0 && (
            <p className="quiet">
              Passports in your party, as far as you told us: {joinWords(passports)}.
            </p>
          )}
          {notes.map(
            ({ country, entry }) =>
              entry !== '' && <Note key={country} title={country} text={entry} />,
          )}
        </>
      )}
      {guide !== undefined && (
        <>
          <h3>Whom to call</h3>
          <ul className="rows">
            {guide.emergencyPhone !== '' && (
              <Contact name="Emergencies, day and night" phone={guide.emergencyPhone} />
            )}
            <Contact
              name={`${guide.agent.name}, your agent`}
              phone={guide.agent.phone}
              email={guide.agent.email}
            />
          </ul>
        </>
      )}
    </Box>
  )
}

function Weather({ parts }: Pick<PortalTrip, 'parts'>) {
  const seasons = parts
    .filter(({ kind }) => kind === 'stay')
    .flatMap((stay) => seasonOfStay(stay) ?? [])
  if (seasons.length === 0) return null
  const [highs, lows] = [seasons.map(({ high }) => high), seasons.map(({ low }) => low)]
  const rain = Math.max(...seasons.map((season) => season.rain))
  const warmest = Math.max(...highs)
  return (
    <>
      <p>
        Days are usually{' '}
        {Math.min(...highs) === warmest ? 'around' : `between ${degrees(Math.min(...highs))} and`}{' '}
        {degrees(warmest)}, nights as low as {degrees(Math.min(...lows))}. {rainWords(rain)}
        {seasons.length > 1 && rain >= 0.04 ? ' where it is wettest' : ''}.
      </p>
      <p className="quiet">{climateSource}; no forecast.</p>
    </>
  )
}

const Note = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <p className="text">
    <b>{title}.</b> {text}
  </p>
)

interface ContactProps {
  readonly name: string
  readonly phone: string
  readonly email?: string
}

const Contact = ({ name, phone, email }: ContactProps) => (
  <li>
    <span>
      {name}
      <small>
        {phone !== '' && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}{' '}
        {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
      </small>
    </span>
  </li>
)

const looks = {
  '& h3': { fontSize: 15.5, fontWeight: 600, mt: '6px' },
  '& .text': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '3px', overflowWrap: 'anywhere' },
} as const
