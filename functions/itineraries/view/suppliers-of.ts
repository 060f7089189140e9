import type { SupplierCode } from '#shared/ids/ids'

/** The camps of segments, each once, without the agent's own accommodation. */
export function suppliersOf(
  segments: readonly { readonly supplierCode?: SupplierCode | undefined }[],
): SupplierCode[] {
  const codes = segments.flatMap(({ supplierCode }) =>
    supplierCode === undefined ? [] : [supplierCode],
  )
  return [...new Set(codes)].filter((code) => code !== 'OWN')
}
