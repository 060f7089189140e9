/** `2 adults`, `2 adults, 1 child`. */
export function guestWords({ adults, children }: { readonly adults: number; readonly children: number }): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`
  return children === 0 ? grown : `${grown}, ${children} ${children === 1 ? 'child' : 'children'}`
}
