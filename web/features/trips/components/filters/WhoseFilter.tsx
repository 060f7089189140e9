import { Segmented } from '../../../../components/inputs/Segmented'

interface WhoseFilterProps {
  readonly mine: boolean
  readonly onChange: (mine: boolean) => void
}

/** For lead agents: everybody's trips, or only their own. */
export function WhoseFilter({ mine, onChange }: WhoseFilterProps) {
  return (
    <Segmented
      label="Whose trips"
      value={mine ? 'mine' : 'agency'}
      segments={[
        { value: 'agency', label: 'Agency' },
        { value: 'mine', label: 'Mine' },
      ]}
      onChange={(whose) => onChange(whose === 'mine')}
    />
  )
}
