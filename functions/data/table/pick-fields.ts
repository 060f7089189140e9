/**
 * The fields of a record that were asked for, its id always; everything when nothing was asked for.
 */
export function pickFields<Row extends object, Id extends keyof Row & string>(
  row: Row,
  { id, fields }: { readonly id: Id; readonly fields: readonly string[] | undefined },
): Partial<Row> & Pick<Row, Id> {
  if (fields === undefined) return row
  const pickedRow: Partial<Row> & Pick<Row, Id> = { ...row }
  for (const key of Object.keys(row)) {
    if (key !== id && !fields.includes(key)) Reflect.deleteProperty(pickedRow, key)
  }
  return pickedRow
}
