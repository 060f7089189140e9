const signs: readonly (readonly [RegExp, string])[] = [
  [/^(US ?\$|U\$|\$ ?US|US dollars?)$/i, 'USD'],
  [/^(€|euros?)$/i, 'EUR'],
  [/^(£|GB£|UK£)$/i, 'GBP'],
  [/^(R|rands?)$/i, 'ZAR'],
  [/^N\$$/i, 'NAD'],
  [/^(A\$|AU\$)$/i, 'AUD'],
  [/^(C\$|CA\$)$/i, 'CAD'],
  [/^(P|pula)$/i, 'BWP'],
  [/^(KSh|Kshs?|KES\/)\.?$/i, 'KES'],
  [/^(TSh|Tshs?)\.?$/i, 'TZS'],
  [/^(USh|Ushs?)\.?$/i, 'UGX'],
  [/^\$$/, '$'],
]
const codes =
  /^(USD|EUR|GBP|ZAR|NAD|AUD|CAD|BWP|KES|TZS|UGX|ZMW|MZN|RWF|CHF|MUR|SCR|JPY|NZD|SEK|NOK|DKK|MGA|ETB|MWK|AED)$/i

/** The code of a currency as a cell writes it; `$` for dollars of nobody. */
export function currencyOf(text: string): string | undefined {
  const trimmedText = text.trim()
  return codes.test(trimmedText)
    ? trimmedText.toUpperCase()
    : signs.find(([sign]) => sign.test(trimmedText))?.[1]
}
