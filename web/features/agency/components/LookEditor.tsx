import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { isOnAgencyList } from '#shared/access/agency-lists'
import { agencyFonts } from '#shared/theme/agency-fonts'
import { agencyTokens } from '#shared/theme/agency-tokens'
import { adviseColors, type ThemeColor } from '#shared/theme/color-advice'
import { parseHex } from '#shared/theme/oklch'
import { TitledCard } from '../../../components/card/TitledCard'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { SelectField } from '../../../components/inputs/SelectField'
import { inRow, radius } from '../../../components/looks/looks'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'
import { type Agency, type AgencyChange, useChangeAgency } from '../api/agency'
import { FilesCard } from './FilesCard'
import { LookPreview } from './LookPreview'

type Theme = NonNullable<AgencyChange['theme']>

const colors = [
  { field: 'primaryColour', label: 'Primary color', hint: 'Bars, headings and links.' },
  { field: 'secondaryColour', label: 'Secondary color', hint: 'The one main action.' },
  { field: 'backgroundColour', label: 'Background color', hint: 'Behind cards and pages.' },
] as const

/**
 * Theme and logos beside what they do to the portal, to a mail and to paper, before anything is
 * saved.
 */
export function LookEditor({ agency }: { readonly agency: Agency }) {
  const { logo: _logo, logoDark: _logoDark, ...saved } = agency.theme
  const [theme, setTheme] = useState<Theme>(saved as Theme) // a font that was stored otherwise is refused on saving
  const { changeAsync, isPending } = useChangeAgency(agency.id)
  const changeTheme = (change: Theme) => setTheme((known) => withoutBlanks({ ...known, ...change }))
  const isChanged =
    JSON.stringify(withoutBlanks(theme)) !== JSON.stringify(withoutBlanks(saved as Theme))
  const tokens = useMemo(() => agencyTokens(agency.agencyCode, theme), [agency.agencyCode, theme])
  const advice = adviseColors(theme, agency.agencyCode)
  const defaults = agencyTokens(
    agency.agencyCode,
    theme.themeType === undefined ? {} : { themeType: theme.themeType },
  )
  const usual = {
    primaryColour: defaults.forest[700],
    secondaryColour: defaults.ember[600],
    backgroundColour: defaults.ground.paper,
  }
  const isBroken = colors.some(
    ({ field }) => theme[field] !== undefined && parseHex(theme[field]) === undefined,
  )
  useLeaveGuard(isChanged ? 'The new look isn’t saved yet.' : undefined)
  const save = () =>
    changeAsync({ change: { theme }, undo: { theme: saved as Theme }, said: 'Look saved.' }).catch(
      () => undefined,
    )
  return (
    <Box sx={columns}>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <TitledCard title="Theme">
          <Box
            component="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void save()
            }}
            sx={{ display: 'grid', gap: 1.6 }}
          >
            <SelectField
              label="Type"
              value={
                isOnAgencyList('alternativeTheme', agency.agencyCode)
                  ? 'alternative'
                  : (theme.themeType ?? 'default')
              }
              disabled={isOnAgencyList('alternativeTheme', agency.agencyCode)}
              hint={
                isOnAgencyList('alternativeTheme', agency.agencyCode)
                  ? 'Your agency code always has the alternative theme.'
                  : undefined
              }
              onChange={({ target }) =>
                changeTheme({
                  themeType: target.value === 'alternative' ? 'alternative' : undefined,
                })
              }
              options={[
                ['default', 'Green and orange'],
                ['alternative', 'Alternative: blue and bronze'],
              ]}
            />
            {colors.map(({ field, label, hint }) => (
              <ColorField
                key={field}
                label={label}
                hint={hint}
                value={theme[field]}
                usual={usual[field]}
                advice={advice.find((one) => one.field === field)}
                onChange={(value) =>
                  changeTheme({ [field]: value } satisfies Partial<
                    Record<ThemeColor, string | undefined>
                  >)
                }
              />
            ))}
            <SelectField
              label="Font"
              value={theme.primaryFont ?? ''}
              hint="A font other than our own shows where the reader’s device has it."
              onChange={({ target }) =>
                changeTheme({ primaryFont: agencyFonts.find((font) => font === target.value) })
              }
              options={[
                ['', 'Figtree (our own)'],
                ...agencyFonts.map((font) => [font, font] as const),
              ]}
            />
            <Box sx={{ ...inRow(1), justifyContent: 'flex-end' }}>
              <Button
                variant="text"
                disabled={Object.keys(theme).length === 0}
                onClick={() => setTheme({})}
              >
                Use our own look
              </Button>
              <AsyncButton type="submit" loading={isPending} disabled={!isChanged || isBroken}>
                Save
              </AsyncButton>
            </Box>
          </Box>
        </TitledCard>
        <FilesCard agency={agency} slots={logoSlots} />
      </Box>
      <LookPreview agency={agency} tokens={tokens} />
    </Box>
  )
}

const logoSlots = ['logo', 'logoDark'] as const

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: '380px minmax(0,1fr)' },
  gap: 2,
}

const withoutBlanks = (theme: Theme): Theme =>
  Object.fromEntries(
    Object.entries(theme)
      .filter(([, value]) => value !== undefined && value !== '')
      .sort(),
  )

interface ColorFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: string | undefined
  /** What holds while nothing is chosen. */
  readonly usual: string
  readonly advice: ReturnType<typeof adviseColors>[number] | undefined
  readonly onChange: (value: string | undefined) => void
}

/**
 * A color by its code or from the picker, with the nearest readable one where text could not be
 * read.
 */
function ColorField({ label, hint, value, usual, advice, onChange }: ColorFieldProps) {
  const isBroken = value !== undefined && parseHex(value) === undefined
  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '44px 1fr', gap: 1, alignItems: 'start' }}>
        <Box
          component="input"
          type="color"
          aria-label={`Pick the ${label.toLowerCase()}`}
          value={isBroken ? usual : (value ?? usual)}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
          sx={{
            width: 44,
            height: 44,
            mt: '20px',
            p: 0,
            border: 0,
            borderRadius: radius.control,
            cursor: 'pointer',
          }}
        />
        <Field
          label={label}
          placeholder={usual}
          inputProps={{ maxLength: 9, spellCheck: false }}
          hint={hint}
          error={isBroken ? 'Use a color like #1B4A3B' : undefined}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value.trim() || undefined)}
        />
      </Box>
      {advice !== undefined && (
        <Box role="status" sx={{ mt: 0.6, fontSize: 13, color: 'warning.main' }}>
          Text would be hard to read ({advice.ratio.toFixed(1)} to 1; {advice.needed} is needed). We
          show <Box component="span" sx={{ ...swatch, bgcolor: advice.proposed }} />{' '}
          {advice.proposed} instead.
          <Button size="small" variant="text" onClick={() => onChange(advice.proposed)}>
            Use {advice.proposed}
          </Button>
        </Box>
      )}
    </Box>
  )
}

const swatch = { width: 16, height: 16, borderRadius: '4px', display: 'inline-block' }
