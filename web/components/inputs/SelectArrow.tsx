import { Icon } from '../icons/Icon'

/** The arrow of a select, in our own hand. MUI places it by the class. */
export function SelectArrow({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={className}>
      <Icon name="chevron-down" size={16} />
    </span>
  )
}
