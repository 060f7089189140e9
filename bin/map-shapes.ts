import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { africaShapes } from '../infra/bundle/africa-shapes'

const file = join(import.meta.dirname, '..', 'web', 'public', 'map', 'africa.json')
writeFileSync(file, `${JSON.stringify(africaShapes())}\n`)
console.log(`Wrote the shapes of ${africaShapes().length} countries to web/public/map/africa.json`)
