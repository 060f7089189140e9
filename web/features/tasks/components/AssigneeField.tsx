import type { AgentId } from '#shared/ids/ids'
import { SelectField } from '../../../components/inputs/SelectField'
import { useSession } from '../../../lib/session/session'
import type { Tasks } from '../api/tasks'

interface AssigneeFieldProps {
  readonly value: AgentId
  readonly colleagues: Tasks['colleagues']
  readonly error?: string | undefined
  readonly size?: 'small' | 'medium'
  readonly onChange: (id: AgentId) => void
}

/** Who is to do a task: oneself first, then colleagues by name. */
export function AssigneeField({
  value,
  colleagues,
  error,
  size = 'small',
  onChange,
}: AssigneeFieldProps) {
  const own = useSession().user.userId
  const others = colleagues.filter(({ id }) => id !== own)
  return (
    <SelectField
      label="Assigned to"
      size={size}
      value={value}
      error={error}
      options={[[own, 'Me'], ...others.map(({ id, name }) => [id, name] as const)]}
      onChange={({ target }) => onChange(target.value as AgentId)}
    />
  )
}
