const newId = (prefix: string) => () =>
  `${prefix}_${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`

export const newTravelerId = newId('trv')
export const newPartyId = newId('pty')
