// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { HubField } from '../../../../../web/features/itinerary-edit/components/journey/WayFields'
import { renderPage } from '../../../../support/render-page'

const nairobi = { code: 'NBO', name: 'Jomo Kenyatta International Airport, Nairobi' }
const maun = { code: 'MUB', name: 'Maun Airport' }
const hubs = {
  groups: [
    { country: 'Botswana', hubs: [maun] },
    { country: 'Kenya', hubs: [nairobi] },
  ],
  nameOf: (code: string) => code,
}

function Form() {
  const form = useForm({ defaultValues: { kind: 'point', travelHubCode: 'MUB' } })
  return (
    <FormProvider {...form}>
      <HubField hubs={hubs} />
      <output>{form.watch('travelHubCode') || 'none'}</output>
    </FormProvider>
  )
}

test('an airport is found by its code, name, city or country, and can be left out', async () => {
  const { user } = await renderPage(<Form />)
  const field = screen.getByRole('combobox', { name: 'Airport or airstrip' })
  expect(field).toHaveProperty('value', 'Maun Airport (MUB)')
  for (const words of ['nbo', 'Kenyatta', 'nairobi', 'kenya']) {
    await user.clear(field)
    expect(screen.getByRole('status').textContent).toBe('none')
    await user.type(field, words)
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Jomo Kenyatta International Airport, Nairobi (NBO)',
    ])
    await user.click(screen.getByRole('option'))
    expect(screen.getByRole('status').textContent).toBe('NBO')
  }
})
