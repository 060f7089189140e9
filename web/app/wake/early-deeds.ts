type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

interface Filled {
  readonly value: string
  readonly isChecked: boolean
}

/**
 * Keeps what is typed into a page and which button is pressed before its app is there.
 * @returns what gives it to the app
 */
export function keepEarlyDeeds(): () => void {
  const fields = new Map<Field, Filled>()
  let press: (() => void) | undefined
  const note = (target: unknown) => {
    if (isField(target)) fields.set(target, filledIn(target))
  }
  const onInput = ({ target }: Event) => note(target)
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button, [role=button]') : null
    if (button instanceof HTMLElement) press = () => button.click()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault() // nobody would answer: what was typed must stay here
    const { target: form, submitter } = event
    if (form instanceof HTMLFormElement) press = () => form.requestSubmit(submitter)
  }
  addEventListener('input', onInput, true)
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  // A browser may have filled fields in before we were here.
  for (const field of document.querySelectorAll('input, textarea'))
    if (isField(field) && 'defaultValue' in field && field.value !== field.defaultValue) note(field)
  return () => {
    removeEventListener('input', onInput, true)
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    for (const [field, filled] of fields) fill(field, filled)
    if (press !== undefined) setTimeout(press) // once what was filled in is known
  }
}

const filledIn = (field: Field): Filled => ({
  value: field.value,
  isChecked: field instanceof HTMLInputElement && field.checked,
})

/**
 * As if somebody did it now. React hears of a value that differs from the last that it saw or set, and
 * takes over what it finds without hearing of it: so the field is emptied its way, and filled by the
 * setter of its class, which it does not see.
 */
function fill(field: Field, { value, isChecked }: Filled): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.checked = !isChecked
    field.click()
    return
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  field.value = ''
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
