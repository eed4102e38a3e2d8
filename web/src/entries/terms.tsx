import { Terms } from '../screens/terms/terms.tsx'
import { hydrate } from './hydrate.tsx'

hydrate(<Terms />)
