import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall as fromAttributes } from '@aws-sdk/util-dynamodb'
import type { Item } from './table-access'

/** A plain item from raw attribute form. */
export const unmarshall = (attributes: Record<string, AttributeValue>): Item => fromAttributes(attributes)
