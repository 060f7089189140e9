import { testBenches } from '../bench/small-bench'

testBenches('without it')
