/**
 * The one table, as data: infra provisions it on AWS and on one machine from this definition, and
 * nothing else does. The indexes carry only `listed`, the few fields that lists show, so a list
 * never pays for whole records. Itineraries are listed through indexes: an index entry costs half
 * of an item and moves automatically.
 */
export const tableDefinition = {
  partitionKey: 'pk',
  sortKey: 'sk',
  ttlAttribute: 'ttl',
  indexes: [
    { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk', projected: ['listed'] },
    { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk', projected: ['listed'] },
    { name: 'gsi4', partitionKey: 'gsi4pk', sortKey: 'pk', projected: ['listed'] },
    { name: 'gsi5', partitionKey: 'gsi5pk', sortKey: 'gsi2sk', projected: ['listed'] },
  ],
} as const
