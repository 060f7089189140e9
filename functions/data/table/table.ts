/**
 * The one table, as data: infra provisions it on AWS and on one machine from this definition, and nothing else does.
 * The indexes carry only `listed`, the few fields that lists show, so a list never pays for whole records. An itinerary
 * stands in its lists by itself: a line of an index costs half of what an item of its own would, and moves by itself.
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
