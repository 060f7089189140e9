import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { TitledCard } from '../../../../components/card/TitledCard'
import { Icon } from '../../../../components/icons/Icon'
import { SourceLine } from '../../../../trip/journey/SourceLine'
import type { ProblemAdvice } from '../../../../trip/life/trip-problems'
import { goToAnchor } from '../../../../trip/page/go-to-anchor'
import type { Trip } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'

/** The trip's problems, each with what to do about it and a link to it. */
export function ProblemsCard() {
  const { problems, advice, trip } = useTripPage()
  return (
    <TitledCard
      title="Problems"
      note={
        problems.length > 0 && (
          <Box component="span" className="tabular" sx={looks.count}>
            {problems.length}
          </Box>
        )
      }
    >
      {problems.length + advice.length === 0 && (
        <Stack
          component="p"
          direction="row"
          sx={[looks.none, trip.state === 'cancelled' && { '&& svg': { color: 'ink.note' } }]}
        >
          <Icon name={trip.state === 'cancelled' ? 'ban' : 'circle-check'} size={17} />
          {nothingWords(trip)}
        </Stack>
      )}
      {problems.length > 0 && (
        <Box component="ul" sx={looks.list}>
          {problems.map((problem) => (
            <Problem key={problem.key} problem={problem} isError />
          ))}
        </Box>
      )}
      {advice.length > 0 && (
        <>
          <Typography component="h3" variant="h6" sx={{ mt: '14px' }}>
            Needs attention
          </Typography>
          <Box component="ul" sx={looks.list}>
            {advice.map((one) => (
              <Problem key={one.key} problem={one} isError={false} />
            ))}
          </Box>
        </>
      )}
    </TitledCard>
  )
}

function Problem({
  problem: { title, text, remedy, source },
  isError,
}: {
  problem: ProblemAdvice
  isError: boolean
}) {
  const { getQuote } = useTripPage()
  return (
    <Box
      component="li"
      sx={[
        isError && { '& svg': { color: 'error.main' } },
        !isError && { '& svg': { color: 'warning.main' } },
      ]}
    >
      <Icon
        name={isError ? 'triangle-alert' : 'clock-alert'}
        size={17}
        label={isError ? 'Problem' : 'Needs attention'}
      />
      <div>
        <b>{title}</b>
        <p>{text}</p>
        {source !== undefined && <SourceLine source={source} />}
        {remedy?.kind === 'place' && (
          <Box
            component="button"
            type="button"
            sx={looks.link}
            onClick={() => goToAnchor(remedy.anchor)}
          >
            {remedy.label}
          </Box>
        )}
        {remedy?.kind === 'quote' && (
          <Box component="button" type="button" sx={looks.link} onClick={() => void getQuote()}>
            {remedy.label}
          </Box>
        )}
      </div>
    </Box>
  )
}

function nothingWords({ state, quotedAt, itinerary }: Trip): string {
  if (state === 'cancelled') return 'The trip is cancelled. Nothing is left to check.'
  if (itinerary.segments.length === 0) return 'Nothing to check yet. Add the first camp.'
  return quotedAt === undefined
    ? 'Not checked yet. Get a quote to check rooms and rates.'
    : 'No problems found.'
}

const looks = {
  count: {
    minWidth: 22,
    height: 22,
    p: '0 6px',
    borderRadius: '11px',
    bgcolor: 'error.ground',
    color: 'error.main',
    fontWeight: 600,
    fontSize: 12.5,
    lineHeight: '22px',
    textAlign: 'center',
  },
  none: {
    typography: 'body2',
    gap: 1,
    mt: '4px',
    color: 'ink.second',
    '& svg': { flex: 'none', color: 'success.main' },
  },
  list: {
    display: 'grid',
    gap: '14px',
    maxHeight: 420,
    mt: '12px',
    overflowY: 'auto',
    '@media print': { maxHeight: 'none' },
    '& li': { display: 'flex', gap: '12px' },
    '& svg': { flex: 'none', mt: '1px' },
    '& b': { fontWeight: 600, fontSize: 13.5 },
    '& p': { typography: 'body2', m: '1px 0 3px', color: 'ink.second' },
  },
  link: { typography: 'h6', color: 'forest.700', '&:hover': { textDecoration: 'underline' } },
} as const
