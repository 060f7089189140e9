import type { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod/mini'

const templateShape = z.object({
  Resources: z._default(
    z.record(
      z.string(),
      z.object({ Type: z.string(), Properties: z._default(z.record(z.string(), z.unknown()), {}) }),
    ),
    {},
  ),
  Outputs: z._default(z.record(z.string(), z.object({ Value: z.unknown() })), {}),
})
type Shape = z.infer<typeof templateShape>

const pseudo = {
  'AWS::Region': 'us-east-1',
  'AWS::AccountId': '000000000000',
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
}
const reference = z.union([
  z.pipe(
    z.strictObject({ Ref: z.string() }),
    z.transform(({ Ref }) => ({ id: Ref, attribute: 'Ref' })),
  ),
  z.pipe(
    z.strictObject({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }),
    z.transform(({ 'Fn::GetAtt': [id, attribute] }) => ({ id, attribute })),
  ),
])
const ofStack = z.object({ 'Fn::GetStackOutput': z.object({ OutputName: z.string() }) })
const joined = z.strictObject({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) })

interface Resolving {
  /** What an attribute of a resource is once it is deployed, by its type and logical id. */
  readonly attributeOf: (resource: {
    readonly id: string
    readonly type: string
    readonly attribute: string
  }) => string
}

/** Templates with what CloudFormation would fill in, in the account 000000000000. */
export function resolvedTemplates(
  templates: readonly Template[],
  { attributeOf }: Resolving,
): Shape[] {
  const shapes = templates.map((template) => templateShape.parse(template.toJSON()))
  const ambiguous = new Set<string>()
  const outputs = new Map<string, { Value: unknown; shape: Shape }>()
  for (const shape of shapes)
    for (const [name, { Value }] of Object.entries(shape.Outputs)) {
      if (outputs.has(name)) ambiguous.add(name)
      outputs.set(name, { Value, shape })
    }
  const resolve = (value: unknown, shape: Shape): unknown => {
    if (Array.isArray(value)) return value.map((part) => resolve(part, shape))
    if (typeof value !== 'object' || value === null) return value
    const output = ofStack.safeParse(value).data?.['Fn::GetStackOutput'].OutputName
    if (output !== undefined) {
      if (ambiguous.has(output)) throw new Error(`Two stacks have an output ${output}.`)
      const found = outputs.get(output)
      return found === undefined ? value : resolve(found.Value, found.shape)
    }
    const join = joined.safeParse(value).data?.['Fn::Join']
    if (join !== undefined) return join[1].map((part) => String(resolve(part, shape))).join(join[0])
    const asked = reference.safeParse(value).data
    if (asked !== undefined) {
      const type = shape.Resources[asked.id]?.Type
      return (
        Object.entries(pseudo).find(([name]) => name === asked.id)?.[1] ??
        (type === undefined ? value : attributeOf({ ...asked, type }))
      )
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, resolve(part, shape)]),
    )
  }
  return shapes.map((shape) => ({
    ...shape,
    Resources: Object.fromEntries(
      Object.entries(shape.Resources).map(([id, { Type, Properties }]) => [
        id,
        { Type, Properties: Object(resolve(Properties, shape)) },
      ]),
    ),
  }))
}
